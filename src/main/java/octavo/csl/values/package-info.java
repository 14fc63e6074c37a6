/// Rules for single values: numbers, pages, title case, initials, sorting.
@NullMarked
package octavo.csl.values;

import org.jspecify.annotations.NullMarked;
