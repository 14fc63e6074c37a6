/// A paper as a PDF: its title, authors and identifiers, from metadata and first pages.
@NullMarked
package octavo.formats.paper;

import org.jspecify.annotations.NullMarked;
