#include <gvc.h>
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
