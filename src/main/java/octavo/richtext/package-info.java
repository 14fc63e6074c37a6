/// Formatted text: `Runs`, the one pivot between everything that formats and everything that writes
/// a format, and the writers, one a format.
@NullMarked
package octavo.richtext;

import org.jspecify.annotations.NullMarked;
