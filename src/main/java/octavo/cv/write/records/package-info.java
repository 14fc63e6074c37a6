/// Lists of publications as data for other programs: CV builders, website generators, registers.
@NullMarked
package octavo.cv.write.records;

import org.jspecify.annotations.NullMarked;
