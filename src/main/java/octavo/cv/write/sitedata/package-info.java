/// Publication lists as data for other programs: CV builders, website generators, registries.
///
/// They are written from the same `CvDocument` as the readable formats, so that selection, order,
/// hiding and own name are the same everywhere. In YAML every text is in double quotes: plain
/// scalars are where YAML writers go wrong. HugoBlox is two formats, since a page with both sets of
/// fields shows each link twice in a theme that knows both. A page of ours says so in its first
/// line; only such pages are written, and only between their two lines of hyphens. Pages of removed
/// entries are named, not deleted. File names come from keys, so that a new paper moves no page.
@NullMarked
package octavo.cv.write.sitedata;

import org.jspecify.annotations.NullMarked;
