#ifndef NAVATLAS_CGRAPHVIZ_SHIM_H
#define NAVATLAS_CGRAPHVIZ_SHIM_H

#include <stddef.h>

#include "WorkerProcess.h"

// A face of libgvc that is the same for every version from 2.43 on: opaque types, const strings, no macros.
// Everything between gvs_lock and gvs_unlock: libgvc is not thread-safe in any version.

typedef struct GVSGraph GVSGraph;
typedef struct GVSNode GVSNode;
typedef struct GVSEdge GVSEdge;
typedef struct GVSAttribute GVSAttribute;

typedef struct {
  double x, y, width, height;
} GVSBox;

void gvs_lock(void);
void gvs_unlock(void);

// The version of the library, such as "2.43.0".
const char *gvs_version(void);

// Objects are numbered in the order of their creation, which makes layouts repeatable.
GVSGraph *gvs_graph_open(const char *name, int directed);
void gvs_graph_close(GVSGraph *graph);
GVSGraph *gvs_graph_add_cluster(GVSGraph *parent, const char *name);
GVSNode *gvs_graph_add_node(GVSGraph *parent, const char *name);
GVSEdge *gvs_graph_add_edge(GVSGraph *root, GVSNode *tail, GVSNode *head);

typedef enum { GVS_GRAPH, GVS_NODE, GVS_EDGE } GVSKind;

// A default that objects of the kind have from now on.
void gvs_graph_set_default(GVSGraph *root, GVSKind kind, const char *name, const char *value);

// The attribute of that name, declared if need be.
GVSAttribute *gvs_attribute(GVSGraph *root, GVSKind kind, const char *name);
// The object is a graph, a node or an edge; the attribute is of its kind.
void gvs_set(void *object, GVSAttribute *attribute, const char *value, int html);

int gvs_layout(GVSGraph *graph, const char *engine);
void gvs_free_layout(GVSGraph *graph);
// After layout, in points: the drawing, and the box of the graph's label (all zero without one).
GVSBox gvs_drawing_box(GVSGraph *graph);
GVSBox gvs_label_box(GVSGraph *graph);
// Moves the shapes of the attribute _background, in points.
void gvs_move_background(GVSGraph *graph, double dx, double dy);
// After layout, in points: a node, and the frame of a cluster with the box of its label.
GVSBox gvs_node_box(GVSNode *node);
GVSBox gvs_frame_box(GVSGraph *cluster);

// After layout: a line as cubic pieces of four points each, the straight piece below an arrowhead included. Writes as
// many of the eight numbers of each piece as there is room for, and says how many pieces there are.
size_t gvs_line(GVSEdge *edge, double *numbers, size_t room);

// The words that an edge can have.
typedef enum { GVS_LABEL, GVS_OUTER_LABEL, GVS_HEAD_LABEL, GVS_TAIL_LABEL } GVSWords;
// After layout, in points: all zero where there are none.
GVSBox gvs_words_box(GVSEdge *edge, GVSWords words);
// After layout: the middle of the words.
void gvs_place_words(GVSEdge *edge, GVSWords words, double x, double y);
void gvs_hide_words(GVSEdge *edge, GVSWords words);
void gvs_set_dpi(GVSGraph *graph, double dpi);

// The bytes go back through gvs_free_data.
int gvs_render(GVSGraph *graph, const char *format, char **data, size_t *length);
void gvs_free_data(char *data);

// What the library says goes to a buffer instead of standard error, between begin and end; what cairo, pango
// and fontconfig write to file descriptor 2 is appended to it at the end. NULL where there is no memory.
void gvs_capture_begin(void);
const char *gvs_capture_end(void);
// Whether an error was captured so far.
int gvs_capture_has_error(void);

#endif
