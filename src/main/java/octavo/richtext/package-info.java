/// Formatted text: `Runs`, the one pivot between formatting code and output formats, and one writer
/// per format.
@NullMarked
package octavo.richtext;

import org.jspecify.annotations.NullMarked;
