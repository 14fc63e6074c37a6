/// Groups of entries as other programs keep them in a library: JabRef's tree (also Better
/// BibTeX's), BibDesk's static and smart groups, Mendeley's folders.
@NullMarked
package octavo.search.groups;

import org.jspecify.annotations.NullMarked;
