/// All formats that Octavo reads and writes: one room for each, with its reader, writer and tables,
/// and the registries of them.
@NullMarked
package octavo.formats;

import org.jspecify.annotations.NullMarked;
