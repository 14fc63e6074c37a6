/// Styles and locales as data: their elements, options, terms and date formats, and the readers of
/// the XML that has them. Nothing here renders.
@NullMarked
package octavo.csl.style;

import org.jspecify.annotations.NullMarked;
