/// Works as a table for spreadsheets.
@NullMarked
package octavo.formats.csv;

import org.jspecify.annotations.NullMarked;
