/// Rules for single values: numbers, pages, title case, initials, sorting.
@NullMarked
package octavo.csl.valueformats;

import org.jspecify.annotations.NullMarked;
