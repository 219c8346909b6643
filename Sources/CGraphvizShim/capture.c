#include <fcntl.h>
#include <gvc.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "CGraphvizShim.h"

enum { CAPACITY = 64 * 1024 };

static char *text;
static size_t used;
static int saved = -1;
static FILE *file;

static void append(const char *piece, size_t length) {
  if (!text) return;
  if (length > CAPACITY - 1 - used) length = CAPACITY - 1 - used;
  memcpy(text + used, piece, length);
  used += length;
  text[used] = 0;
}

static int receive(char *piece) {
  append(piece, strlen(piece));
  return 0;
}

void gvs_capture_begin(void) {
  if (!text) text = malloc(CAPACITY);
  used = 0;
  append("", 0);
  agseterrf((agusererrf)(void *)receive);
  fflush(stderr);
  // A file, not a pipe: nobody reads while the library writes.
  if (!file) file = tmpfile();
  if (!file) return;
  saved = fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, 3);
  if (saved >= 0) dup2(fileno(file), STDERR_FILENO);
}

const char *gvs_capture_end(void) {
  agseterrf(NULL);
  if (saved >= 0) {
    fflush(stderr);
    dup2(saved, STDERR_FILENO);
    close(saved);
    saved = -1;
    off_t length = lseek(fileno(file), 0, SEEK_CUR);
    if (length > 0 && text) {
      char piece[4096];
      lseek(fileno(file), 0, SEEK_SET);
      for (ssize_t count; length > 0 && (count = read(fileno(file), piece, sizeof piece)) > 0; length -= count)
        append(piece, (size_t)count);
    }
    lseek(fileno(file), 0, SEEK_SET);
    if (ftruncate(fileno(file), 0) != 0) {
      fclose(file);
      file = NULL;
    }
  }
  return text;
}

int gvs_capture_has_error(void) { return text && strstr(text, "Error") != NULL; }
