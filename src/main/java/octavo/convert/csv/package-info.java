/// Works as a table for spreadsheets.
@NullMarked
package octavo.convert.csv;

import org.jspecify.annotations.NullMarked;
