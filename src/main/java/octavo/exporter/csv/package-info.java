/// Works as a table for spreadsheets.
@NullMarked
package octavo.exporter.csv;

import org.jspecify.annotations.NullMarked;
