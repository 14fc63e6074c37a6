/// Counts of papers as tables, which a window draws and a screen reader reads: papers per year by
/// kind, who wrote together, and where to draw points that are linked. Nothing is asked of services
/// here, and nothing drawn.
@NullMarked
package octavo.bibliometrics;

import org.jspecify.annotations.NullMarked;
