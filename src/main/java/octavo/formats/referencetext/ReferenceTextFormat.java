package octavo.formats.referencetext;

import octavo.fields.FieldName;
import octavo.formats.referencetext.ReferenceSplitter.ReferenceBlock;
import octavo.formats.workdrafts.DamagedRecord;
import octavo.formats.workdrafts.ImportedWork;
import octavo.formats.workdrafts.ImportedWorks;
import octavo.formats.workdrafts.SourceContent;
import octavo.formats.workdrafts.SourceFormat;
import octavo.text.LocalizedSentence;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/// References as they are printed: one, or a list of them.
public final class ReferenceTextFormat implements SourceFormat {
    /// More references than any list has.
    static final int MOST_REFERENCES = 5_000;

    private static final int SAMPLE_SIZE = 40;
    private static final int SHORTEST_REFERENCE = 30;
    private static final int FEWEST_MARKS = 3;
    private static final double LEAST_SHARE = 0.6;

    private static final Pattern YEAR = Pattern.compile("(?<![0-9])(?:1[4-9]|20)[0-9]{2}(?![0-9])");
    private static final Pattern CODE = Pattern.compile("[{}<>=\\\\|]|;\\s*$");

    private static final LocalizedSentence NO_REFERENCE =
            LocalizedSentence.of("This does not look like a reference.");
    private static final LocalizedSentence TOO_MANY =
            LocalizedSentence.of("There are too many references. Import them in parts.");

    @Override
    public String name() {
        return "references as text";
    }

    @Override
    public boolean looksLike(SourceContent content) {
        if (!content.isText() || content.text().isBlank()) {
            return false;
        }
        ReferenceListParser parser = new ReferenceListParser();
        List<ReferenceBlock> blocks = ReferenceSplitter.split(content.text());
        List<ReferenceBlock> sample = blocks.subList(0, Math.min(SAMPLE_SIZE, blocks.size()));
        long references =
                sample.stream()
                        .filter(block -> isReference(block.text(), parser.parse(block)))
                        .count();
        return references > 0 && references >= LEAST_SHARE * sample.size();
    }

    @Override
    public ImportedWorks readWorks(SourceContent content) {
        return readReferences(ReferenceSplitter.split(content.text()));
    }

    /// Reads the references of a list that is split.
    public static ImportedWorks readReferences(List<ReferenceBlock> blocks) {
        ReferenceListParser parser = new ReferenceListParser();
        List<ImportedWork> works = new ArrayList<>();
        List<DamagedRecord> damaged = new ArrayList<>();
        for (ReferenceBlock block : blocks) {
            if (works.size() + damaged.size() >= MOST_REFERENCES) {
                damaged.add(new DamagedRecord(block.lineNumber(), block.text(), TOO_MANY));
                break;
            }
            ImportedWork work = parser.parse(block);
            if (hasSubstance(block.text(), work)) {
                works.add(work);
            } else {
                damaged.add(new DamagedRecord(block.lineNumber(), block.text(), NO_REFERENCE));
            }
        }
        return new ImportedWorks(works, damaged);
    }

    private static boolean hasSubstance(String text, ImportedWork work) {
        return text.length() <= LineJoiner.LONGEST_REFERENCE
                && (work.hasField(FieldName.TITLE)
                        || work.hasField(FieldName.AUTHOR)
                                && (work.hasField(FieldName.JOURNALTITLE)
                                        || work.hasField(FieldName.BOOKTITLE)));
    }

    /// Whether it has what a reference has, and prose has not.
    private static boolean isReference(String text, ImportedWork work) {
        boolean hasPeople = work.hasField(FieldName.AUTHOR) || work.hasField(FieldName.EDITOR);
        long marks = text.chars().filter(mark -> ",.:;(".indexOf(mark) >= 0).count();
        return text.length() >= SHORTEST_REFERENCE
                && marks >= FEWEST_MARKS
                && hasPeople
                && hasSubstance(text, work)
                && YEAR.matcher(text).find()
                && !CODE.matcher(text).find();
    }
}
