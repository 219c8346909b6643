// Connects to `navatlas serve` and hands over what it sends; connects again where the connection ends.
//
// connect({ token, onEvents, onGraph, onMissed, onState }) gives a function that ends it.
//   onEvents(events)  an array of { number, event, stack, height, remarks }, in their order; stack has the upper frames
//   onGraph(graph)    { title, screens, notes, svg }; svg is empty where the newest source cannot be drawn
//   onMissed(count)   so many events were lost before the next ones
//   onState(state)    "connecting", "open" or "lost"
export function connect({ token, onEvents, onGraph, onMissed, onState }) {
  let socket;
  let isOver = false;
  let pause = 250;
  let next = 0;

  function open() {
    onState("connecting");
    const address = new URL("watch", location.href);
    address.protocol = location.protocol === "https:" ? "wss:" : "ws:";
    address.search = new URLSearchParams({ token }).toString();
    address.hash = "";
    socket = new WebSocket(address);
    socket.onopen = () => {
      pause = 250;
      onState("open");
    };
    socket.onmessage = ({ data }) => take(JSON.parse(data));
    socket.onclose = () => {
      if (isOver) return;
      onState("lost");
      setTimeout(open, pause);
      pause = Math.min(pause * 2, 5000);
    };
  }

  function take(message) {
    if (message.type === "graph") return onGraph(message);
    if (message.type !== "events") return;
    // A server that was started anew counts from the beginning; after a lost connection, some events come again.
    const last = message.events[message.events.length - 1];
    if (last && last.number < next - 1) next = 0;
    const fresh = message.events.filter((event) => event.number >= next);
    if (last) next = Math.max(next, last.number + 1);
    if (message.missed > 0) onMissed(message.missed);
    if (fresh.length > 0) onEvents(fresh);
  }

  open();
  return () => {
    isOver = true;
    socket.close();
  };
}
