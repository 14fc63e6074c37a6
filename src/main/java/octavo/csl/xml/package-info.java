/// The XML of styles and locales.
@NullMarked
package octavo.csl.xml;

import org.jspecify.annotations.NullMarked;
