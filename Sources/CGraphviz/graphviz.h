// The library's own headers are included by the C target alone: their macros, globals and changing signatures
// are not fit for Swift.
