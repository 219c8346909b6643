#include <gvc.h>
#include <math.h>
#include <pthread.h>
#include <xdot.h>

#include "CGraphvizShim.h"

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;

// One for the process: every further one would leak a few kilobytes.
static GVC_t *shared_context(void) {
  static GVC_t *context;
  if (!context) context = gvContext();
  return context;
}

void gvs_lock(void) {
  pthread_mutex_lock(&mutex);
  // The context sets defaults for graphs that are built after it: the first graph is to get them, too.
  shared_context();
}
void gvs_unlock(void) { pthread_mutex_unlock(&mutex); }

const char *gvs_version(void) { return gvcVersion(shared_context()); }

int gvs_layout(GVSGraph *graph, const char *engine) {
  return gvLayout(shared_context(), (Agraph_t *)graph, engine);
}

void gvs_free_layout(GVSGraph *graph) { gvFreeLayout(shared_context(), (Agraph_t *)graph); }

GVSBox gvs_drawing_box(GVSGraph *graph) {
  boxf box = GD_bb((Agraph_t *)graph);
  return (GVSBox){box.LL.x, box.LL.y, box.UR.x - box.LL.x, box.UR.y - box.LL.y};
}

GVSBox gvs_label_box(GVSGraph *graph) {
  textlabel_t *label = GD_label((Agraph_t *)graph);
  if (!label) return (GVSBox){0, 0, 0, 0};
  return (GVSBox){
    label->pos.x - label->dimen.x / 2, label->pos.y - label->dimen.y / 2, label->dimen.x, label->dimen.y};
}

static void move_points(xdot_polyline *line, double dx, double dy) {
  for (long index = 0; index < (long)line->cnt; index++) {
    line->pts[index].x += dx;
    line->pts[index].y += dy;
  }
}

void gvs_move_background(GVSGraph *graph, double dx, double dy) {
  xdot *background = GD_drawing((Agraph_t *)graph)->xdots;
  if (!background) return;
  for (long index = 0; index < (long)background->cnt; index++) {
    // The library's operations are larger than the public ones: sz is their stride.
    xdot_op *operation = (xdot_op *)((char *)background->ops + index * (long)background->sz);
    switch (operation->kind) {
    case xd_filled_ellipse:
    case xd_unfilled_ellipse:
      operation->u.ellipse.x += dx;
      operation->u.ellipse.y += dy;
      break;
    case xd_filled_polygon:
    case xd_unfilled_polygon: move_points(&operation->u.polygon, dx, dy); break;
    case xd_polyline: move_points(&operation->u.polyline, dx, dy); break;
    default: break;
    }
  }
}

// Beside the arrowhead, on the side that the line does not come from.
static void place_head_label(Agedge_t *edge) {
  textlabel_t *label = ED_head_label(edge);
  bezier last = ED_spl(edge)->list[ED_spl(edge)->size - 1];
  pointf tip = last.eflag ? last.ep : last.list[last.size - 1];
  double slope = ND_coord(agtail(edge)).y - tip.y;
  double shift = label->dimen.y / 2 + 3;
  label->pos.x = tip.x - label->dimen.x / 2 - 8;
  label->pos.y = tip.y + (slope > 1 ? -shift : shift);
  label->set = 1;
}

// Beside the middle of the line.
static void place_middle_label(Agedge_t *edge) {
  textlabel_t *label = ED_xlabel(edge);
  bezier curve = ED_spl(edge)->list[ED_spl(edge)->size / 2];
  if (curve.size < 4) return;
  // The piece in the middle, at half its way.
  const pointf *p = curve.list + ((long)curve.size - 1) / 6 * 3;
  pointf before = p[0], after = p[3];
  pointf point = {
    (p[0].x + 3 * p[1].x + 3 * p[2].x + p[3].x) / 8, (p[0].y + 3 * p[1].y + 3 * p[2].y + p[3].y) / 8};
  int is_flat = fabs(after.x - before.x) >= fabs(after.y - before.y);
  label->pos.x = point.x + (is_flat ? 0 : label->dimen.x / 2 + 2);
  label->pos.y = point.y + (is_flat ? label->dimen.y / 2 + 2 : 0);
  label->set = 1;
}

void gvs_place_labels(GVSGraph *graph) {
  Agraph_t *root = (Agraph_t *)graph;
  for (Agnode_t *node = agfstnode(root); node; node = agnxtnode(root, node)) {
    for (Agedge_t *edge = agfstout(root, node); edge; edge = agnxtout(root, edge)) {
      if (!ED_spl(edge) || ED_spl(edge)->size < 1) continue;
      if (ED_head_label(edge)) place_head_label(edge);
      if (ED_xlabel(edge)) place_middle_label(edge);
    }
  }
}

void gvs_set_dpi(GVSGraph *graph, double dpi) { GD_drawing((Agraph_t *)graph)->dpi = dpi; }

int gvs_render(GVSGraph *graph, const char *format, char **data, size_t *length) {
  *data = NULL;
  // Some versions write an unsigned int here: it fits into the zeroed lower half.
  *length = 0;
  return gvRenderData(shared_context(), (Agraph_t *)graph, format, data, (void *)length);
}

void gvs_free_data(char *data) {
  if (data) gvFreeRenderData(data);
}
