#include <gvc.h>

#include "CGraphvizShim.h"

GVSBox gvs_node_box(GVSNode *object) {
  Agnode_t *node = (Agnode_t *)object;
  double width = ND_width(node) * 72, height = ND_height(node) * 72;
  return (GVSBox){ND_coord(node).x - width / 2, ND_coord(node).y - height / 2, width, height};
}

GVSBox gvs_frame_box(GVSGraph *cluster) {
  boxf box = GD_bb((Agraph_t *)cluster);
  return (GVSBox){box.LL.x, box.LL.y, box.UR.x - box.LL.x, box.UR.y - box.LL.y};
}

// MARK: Lines

typedef struct {
  double *numbers;
  size_t room, count;
} Pieces;

static void add(Pieces *pieces, pointf a, pointf b, pointf c, pointf d) {
  if (pieces->count < pieces->room) {
    double *numbers = pieces->numbers + pieces->count * 8;
    pointf points[] = {a, b, c, d};
    for (int index = 0; index < 4; index++) {
      numbers[2 * index] = points[index].x;
      numbers[2 * index + 1] = points[index].y;
    }
  }
  pieces->count++;
}

size_t gvs_line(GVSEdge *edge, double *numbers, size_t room) {
  Pieces pieces = {numbers, room, 0};
  splines *line = ED_spl((Agedge_t *)edge);
  if (!line) return 0;
  for (long part = 0; part < (long)line->size; part++) {
    bezier curve = line->list[part];
    if (curve.size < 1) continue;
    pointf first = curve.list[0], last = curve.list[(long)curve.size - 1];
    if (curve.sflag) add(&pieces, curve.sp, curve.sp, first, first);
    for (long index = 0; index + 3 < (long)curve.size; index += 3) {
      const pointf *p = curve.list + index;
      add(&pieces, p[0], p[1], p[2], p[3]);
    }
    if (curve.eflag) add(&pieces, last, last, curve.ep, curve.ep);
  }
  return pieces.count;
}

// MARK: Words

static textlabel_t *words_of(Agedge_t *edge, GVSWords words) {
  switch (words) {
  case GVS_LABEL: return ED_label(edge);
  case GVS_OUTER_LABEL: return ED_xlabel(edge);
  case GVS_HEAD_LABEL: return ED_head_label(edge);
  case GVS_TAIL_LABEL: return ED_tail_label(edge);
  }
  return NULL;
}

GVSBox gvs_words_box(GVSEdge *edge, GVSWords words) {
  textlabel_t *label = words_of((Agedge_t *)edge, words);
  if (!label) return (GVSBox){0, 0, 0, 0};
  return (GVSBox){
    label->pos.x - label->dimen.x / 2, label->pos.y - label->dimen.y / 2, label->dimen.x, label->dimen.y};
}

void gvs_place_words(GVSEdge *edge, GVSWords words, double x, double y) {
  textlabel_t *label = words_of((Agedge_t *)edge, words);
  if (!label) return;
  label->pos = (pointf){x, y};
  label->set = 1;
}

void gvs_hide_words(GVSEdge *edge, GVSWords words) {
  textlabel_t *label = words_of((Agedge_t *)edge, words);
  if (label) label->set = 0;
}
