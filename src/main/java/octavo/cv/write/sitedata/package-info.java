/// Publication lists as data for other programs: CV builders, website generators, registries.
@NullMarked
package octavo.cv.write.sitedata;

import org.jspecify.annotations.NullMarked;
