/// A list of publications as a document of word processors (Office Open XML).
@NullMarked
package octavo.cv.write.docx;

import org.jspecify.annotations.NullMarked;
