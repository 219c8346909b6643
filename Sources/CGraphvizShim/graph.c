#include <dlfcn.h>
#include <gvc.h>
#include <stdlib.h>

#include "CGraphvizShim.h"

// MARK: Identity

// The default discipline numbers objects by the address of their name, and so orders clusters by chance. This one
// counts, and leaves the names to cgraph's own table (map answers 0 to a name).
static void *open_ids(Agraph_t *graph, Agdisc_t *discipline) {
  (void)graph, (void)discipline;
  return calloc(1, sizeof(IDTYPE));
}
static long map_id(void *state, int kind, char *name, IDTYPE *id, int create) {
  (void)kind;
  if (name || !create) return 0;
  *id = ++*(IDTYPE *)state;
  return 1;
}
static long allocate_id(void *state, int kind, IDTYPE id) {
  (void)state, (void)kind, (void)id;
  return 0;
}
static void free_id(void *state, int kind, IDTYPE id) { (void)state, (void)kind, (void)id; }
static char *print_id(void *state, int kind, IDTYPE id) {
  (void)state, (void)kind, (void)id;
  return NULL;
}
static void close_ids(void *state) { free(state); }
static void register_id(void *state, int kind, void *object) { (void)state, (void)kind, (void)object; }

// The members' signatures differ between versions in const and in the width of their result only.
#define MEMBER(name, function) .name = (__typeof__(((Agiddisc_t *)0)->name))(void *)function
static Agiddisc_t counting = {
  MEMBER(open, open_ids),     MEMBER(map, map_id),     MEMBER(alloc, allocate_id),
  MEMBER(free, free_id),      MEMBER(print, print_id), MEMBER(close, close_ids),
  MEMBER(idregister, register_id),
};

// MARK: Building

GVSGraph *gvs_graph_open(const char *name, int directed) {
  Agdisc_t discipline = {.id = &counting, .io = &AgIoDisc};
  Agraph_t *graph = agopen((char *)name, directed ? Agdirected : Agundirected, &discipline);
  return (GVSGraph *)graph;
}

void gvs_graph_close(GVSGraph *graph) { agclose((Agraph_t *)graph); }

GVSGraph *gvs_graph_add_cluster(GVSGraph *parent, const char *name) {
  return (GVSGraph *)agsubg((Agraph_t *)parent, (char *)name, 1);
}

GVSNode *gvs_graph_add_node(GVSGraph *parent, const char *name) {
  return (GVSNode *)agnode((Agraph_t *)parent, (char *)name, 1);
}

GVSEdge *gvs_graph_add_edge(GVSGraph *root, GVSNode *tail, GVSNode *head) {
  return (GVSEdge *)agedge((Agraph_t *)root, (Agnode_t *)tail, (Agnode_t *)head, NULL, 1);
}

static const int types[] = {[GVS_GRAPH] = AGRAPH, [GVS_NODE] = AGNODE, [GVS_EDGE] = AGEDGE};

void gvs_graph_set_default(GVSGraph *root, GVSKind kind, const char *name, const char *value) {
  agattr((Agraph_t *)root, types[kind], (char *)name, (char *)value);
}

typedef int set_html_function(void *, Agsym_t *, const char *);

GVSAttribute *gvs_attribute(GVSGraph *root, GVSKind kind, const char *name) {
  Agraph_t *graph = (Agraph_t *)root;
  Agsym_t *symbol = agattr(graph, types[kind], (char *)name, NULL);
  if (!symbol) symbol = agattr(graph, types[kind], (char *)name, "");
  return (GVSAttribute *)symbol;
}

void gvs_set(void *object, GVSAttribute *attribute, const char *value, int html) {
  Agsym_t *symbol = (Agsym_t *)attribute;
  if (!symbol) return;
  if (!html) {
    agxset(object, symbol, (char *)value);
    return;
  }
  // Since 13 HTML has a setter of its own; before, its kind is a mark on the shared string.
  static set_html_function *set_html;
  static int looked;
  if (!looked) {
    looked = 1;
    set_html = (set_html_function *)dlsym(RTLD_DEFAULT, "agxset_html");
  }
  if (set_html) {
    set_html(object, symbol, value);
  } else {
    agxset(object, symbol, agstrdup_html(agroot(object), (char *)value));
  }
}
