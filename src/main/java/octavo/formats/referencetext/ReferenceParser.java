package octavo.formats.referencetext;

import octavo.formats.workdrafts.ImportedWork;
import octavo.text.BlankCharacters;

/// Parses a single reference as it is printed in any style, without a look-up.
public final class ReferenceParser {
    private final LabelModel labelModel = LabelModelFile.bundled();

    /// @param lineNumber the line of the source that it begins on
    public ImportedWork parse(String referenceText, int lineNumber) {
        return ReferenceFields.read(label(referenceText), lineNumber);
    }

    LabelledReference label(String referenceText) {
        String plainText = BlankCharacters.withSingleSpaces(referenceText).strip();
        return LabelledReference.of(ReferenceSplitter.withoutLabel(plainText), labelModel);
    }
}
