/// The XML of styles and locales.
@NullMarked
package octavo.csl.stylexml;

import org.jspecify.annotations.NullMarked;
