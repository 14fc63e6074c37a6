package octavo.formats.referencetext;

import octavo.formats.referencetext.ReferenceSplitter.ReferenceBlock;
import octavo.formats.workdrafts.ImportedWork;
import octavo.formats.workdrafts.PrintedSource;

import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Parses the references of a list, in which a dash may stand for the authors of the one before.
final class ReferenceListParser {
    private static final Pattern REPEATED_AUTHORS =
            Pattern.compile("^(?:[—–―_\u2500]\\s?){2,}|^[—―](?=[\\s.,(])");

    private final ReferenceParser referenceParser = new ReferenceParser();
    private String lastAuthors = "";

    ImportedWork parse(ReferenceBlock block) {
        Matcher repeated = REPEATED_AUTHORS.matcher(block.text());
        if (!lastAuthors.isEmpty() && repeated.find()) {
            ImportedWork work =
                    referenceParser.parse(
                            lastAuthors + block.text().substring(repeated.end()),
                            block.lineNumber());
            return work.withPrintedSource(
                    new PrintedSource(
                            block.text(),
                            work.printedSource().map(PrintedSource::unsureFields).orElseThrow()));
        }
        LabelledReference labelled = referenceParser.label(block.text());
        lastAuthors = authorsOf(labelled).orElse("");
        return ReferenceFields.read(labelled, block.lineNumber());
    }

    private static Optional<String> authorsOf(LabelledReference labelled) {
        List<LabelledReference.LabelledSegment> authors = labelled.all(ReferenceLabel.AUTHOR);
        return authors.size() == 1 && authors.getFirst().start() == 0
                ? Optional.of(authors.getFirst().text())
                : Optional.empty();
    }
}
