package octavo.formats.referencetext;

import octavo.formats.referencetext.ReferenceSplitter.ReferenceBlock;
import octavo.formats.workdrafts.ImportedWork;
import octavo.text.BlankCharacters;

/// Parses a single reference as it is printed in any style, without a look-up.
public final class ReferenceParser {
    private final LabelModel labelModel = LabelModelFile.bundled();

    ImportedWork parse(ReferenceBlock block) {
        return parse(block.text(), block.lineNumber());
    }

    /// @param lineNumber the line of the source that it begins on
    public ImportedWork parse(String referenceText, int lineNumber) {
        String plainText = BlankCharacters.withSingleSpaces(referenceText).strip();
        return ReferenceFields.read(
                LabelledReference.of(ReferenceSplitter.withoutLabel(plainText), labelModel),
                lineNumber);
    }
}
