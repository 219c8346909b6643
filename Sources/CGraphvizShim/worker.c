#include "WorkerProcess.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <spawn.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

extern char **environ;

#ifndef MSG_NOSIGNAL
#define MSG_NOSIGNAL 0
#endif

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
void gvs_worker_lock(void) { pthread_mutex_lock(&mutex); }
void gvs_worker_unlock(void) { pthread_mutex_unlock(&mutex); }

double gvs_clock(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return (double)now.tv_sec + (double)now.tv_nsec / 1e9;
}

// MARK: Starting

// What the loader and fontconfig need. Anything else could steer Graphviz: GVBINDIR picks its plug-ins.
static const char *const kept[] = {
  "HOME=",   "PATH=",          "TMPDIR=",         "LD_LIBRARY_PATH=", "DYLD_LIBRARY_PATH=", "XDG_CACHE_HOME=",
  "LANG=",   "FONTCONFIG_FILE=", "FONTCONFIG_PATH=",
};

static int is_kept(const char *entry) {
  for (size_t index = 0; index < sizeof kept / sizeof *kept; index++)
    if (strncmp(entry, kept[index], strlen(kept[index])) == 0) return 1;
  return 0;
}

static char **clean_environment(void) {
  size_t count = 0, used = 0;
  while (environ[count]) count++;
  char **result = calloc(count + 2, sizeof *result);
  if (!result) return NULL;
  for (size_t index = 0; index < count; index++)
    if (is_kept(environ[index])) result[used++] = environ[index];
  // A crash is reported by who started the worker, at once.
  result[used] = "SWIFT_BACKTRACE=enable=no";
  return result;
}

int gvs_worker_start(const char *path, char *const arguments[], GVSWorker *worker) {
  int ends[2];
  if (socketpair(AF_UNIX, SOCK_STREAM, 0, ends) != 0) return errno;
  fcntl(ends[0], F_SETFD, FD_CLOEXEC);
  fcntl(ends[1], F_SETFD, FD_CLOEXEC);
  fcntl(ends[0], F_SETFL, O_NONBLOCK);
#ifdef SO_NOSIGPIPE
  int on = 1;
  setsockopt(ends[0], SOL_SOCKET, SO_NOSIGPIPE, &on, sizeof on);
#endif
  char **environment = clean_environment();
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_adddup2(&actions, ends[1], STDIN_FILENO);
  posix_spawn_file_actions_adddup2(&actions, ends[1], STDOUT_FILENO);
  posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0);
  int status = environment ? posix_spawn(&worker->process, path, &actions, NULL, arguments, environment) : ENOMEM;
  posix_spawn_file_actions_destroy(&actions);
  free(environment);
  close(ends[1]);
  if (status != 0) close(ends[0]);
  worker->channel = ends[0];
  return status;
}

int gvs_worker_end(GVSWorker worker) {
  int status = 0;
  close(worker.channel);
  // Closing the channel lets a worker that waits for work leave by itself; one that computes is stopped.
  for (int attempt = 0; attempt < 20; attempt++) {
    pid_t ended = waitpid(worker.process, &status, WNOHANG);
    if (ended == worker.process) return WIFSIGNALED(status) ? -WTERMSIG(status) : WEXITSTATUS(status);
    if (ended < 0) return 256;
    struct timespec pause = {0, 1000000};
    nanosleep(&pause, NULL);
  }
  kill(worker.process, SIGKILL);
  while (waitpid(worker.process, &status, 0) < 0 && errno == EINTR) continue;
  return 256;
}

char *gvs_copy_string(const char *text) { return strdup(text); }
void gvs_free_string(char *text) { free(text); }
const char *gvs_error_text(int number) { return strerror(number); }

// MARK: Talking

static int wait_until(int channel, short events, double deadline) {
  for (;;) {
    double left = deadline - gvs_clock();
    if (left <= 0) return -1;
    struct pollfd entry = {.fd = channel, .events = events};
    int count = poll(&entry, 1, left > 1000 ? 1000000 : (int)(left * 1000) + 1);
    if (count > 0) return 1;
    if (count < 0 && errno != EINTR) return 0;
  }
}

int gvs_worker_send(int channel, const void *bytes, size_t length, double deadline) {
  const char *next = bytes;
  while (length > 0) {
    ssize_t count = send(channel, next, length, MSG_NOSIGNAL);
    if (count > 0) {
      next += count;
      length -= (size_t)count;
      continue;
    }
    if (count < 0 && errno == EINTR) continue;
    if (count < 0 && (errno == EAGAIN || errno == EWOULDBLOCK)) {
      int state = wait_until(channel, POLLOUT, deadline);
      if (state != 1) return state;
      continue;
    }
    return 0;
  }
  return 1;
}

int gvs_worker_receive(int channel, void *bytes, size_t length, double deadline) {
  char *next = bytes;
  while (length > 0) {
    ssize_t count = recv(channel, next, length, 0);
    if (count > 0) {
      next += count;
      length -= (size_t)count;
      continue;
    }
    if (count < 0 && errno == EINTR) continue;
    if (count < 0 && (errno == EAGAIN || errno == EWOULDBLOCK)) {
      int state = wait_until(channel, POLLIN, deadline);
      if (state != 1) return state;
      continue;
    }
    return 0;
  }
  return 1;
}

// MARK: The worker's side

int gvs_read_fully(int descriptor, void *bytes, size_t length) {
  char *next = bytes;
  while (length > 0) {
    ssize_t count = read(descriptor, next, length);
    if (count < 0 && errno == EINTR) continue;
    if (count <= 0) return 0;
    next += count;
    length -= (size_t)count;
  }
  return 1;
}

int gvs_write_fully(int descriptor, const void *bytes, size_t length) {
  const char *next = bytes;
  while (length > 0) {
    ssize_t count = write(descriptor, next, length);
    if (count < 0 && errno == EINTR) continue;
    if (count <= 0) return 0;
    next += count;
    length -= (size_t)count;
  }
  return 1;
}

int gvs_claim_standard_output(void) {
  int claimed = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 3);
  int nowhere = open("/dev/null", O_WRONLY);
  if (nowhere >= 0) {
    dup2(nowhere, STDOUT_FILENO);
    close(nowhere);
  }
  return claimed;
}

void gvs_limit_process(size_t memory, double seconds) {
  struct rlimit limit = {0, 0};
  setrlimit(RLIMIT_CORE, &limit);
  if (getrlimit(RLIMIT_STACK, &limit) == 0) {
    // Long chains recurse deeply.
    rlim_t wanted = 64 << 20;
    if (limit.rlim_cur < wanted && (limit.rlim_max == RLIM_INFINITY || limit.rlim_max >= wanted)) {
      limit.rlim_cur = wanted;
      setrlimit(RLIMIT_STACK, &limit);
    }
  }
  if (getrlimit(RLIMIT_AS, &limit) == 0 && (limit.rlim_max == RLIM_INFINITY || limit.rlim_max >= memory)) {
    limit.rlim_cur = memory;
    setrlimit(RLIMIT_AS, &limit);
  }
  struct rusage usage;
  getrusage(RUSAGE_SELF, &usage);
  rlim_t used = (rlim_t)(usage.ru_utime.tv_sec + usage.ru_stime.tv_sec);
  if (getrlimit(RLIMIT_CPU, &limit) == 0) {
    limit.rlim_cur = used + (rlim_t)seconds + 2;
    if (limit.rlim_max == RLIM_INFINITY || limit.rlim_max >= limit.rlim_cur) setrlimit(RLIMIT_CPU, &limit);
  }
}
