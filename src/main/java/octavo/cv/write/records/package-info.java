/// Publication lists as data for other programs: CV builders, website generators, registries.
@NullMarked
package octavo.cv.write.records;

import org.jspecify.annotations.NullMarked;
