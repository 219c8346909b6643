#ifndef NAVATLAS_WORKER_PROCESS_H
#define NAVATLAS_WORKER_PROCESS_H

#include <stddef.h>
#include <sys/types.h>

typedef struct {
  pid_t process;
  // Both directions; the worker's standard input and output.
  int channel;
} GVSWorker;

void gvs_worker_lock(void);
void gvs_worker_unlock(void);

// Starts a program with a clean environment. Returns 0, or an errno.
int gvs_worker_start(const char *path, char *const arguments[], GVSWorker *worker);
// Moves exactly length bytes before the deadline, in seconds of the monotonic clock. Returns 1; 0 where the other
// side is gone; -1 after the deadline.
int gvs_worker_send(int channel, const void *bytes, size_t length, double deadline);
int gvs_worker_receive(int channel, void *bytes, size_t length, double deadline);
double gvs_clock(void);
// Ends the worker and returns the signal that ended it before (negative), or its exit status, or 256 if it was alive.
int gvs_worker_end(GVSWorker worker);

// The worker's own side: plain blocking input and output. 1, or 0 at the end of the input.
int gvs_read_fully(int descriptor, void *bytes, size_t length);
int gvs_write_fully(int descriptor, const void *bytes, size_t length);
// Takes standard output for the worker's answers and keeps everybody else's prints out of it.
int gvs_claim_standard_output(void);
// Limits this process: bytes of address space, and seconds of processor time from now.
void gvs_limit_process(size_t memory, double seconds);

// Copies for argument lists, and the words for an errno.
char *gvs_copy_string(const char *text);
void gvs_free_string(char *text);
const char *gvs_error_text(int number);

#endif
