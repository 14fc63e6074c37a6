/// The file beside a library for everything that BibTeX has no place for: persons, venues, CV
/// profiles.
@NullMarked
package octavo.sidecar;

import org.jspecify.annotations.NullMarked;
