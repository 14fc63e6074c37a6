package octavo.cv.write.sitedata;

import octavo.cslreferences.WorkToCslItem;
import octavo.cv.list.CvDocument;
import octavo.cv.list.CvDocument.CvEntry;
import octavo.cv.list.ListedWork;
import octavo.cv.list.ListedWork.ListedPerson;
import octavo.library.Work;
import octavo.library.WorkKind;
import octavo.richtext.LinkAddress;
import octavo.richtext.Run;
import octavo.richtext.Runs;
import octavo.values.WebUrl;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// An entry of a list, with the values that data formats need.
record RecordEntry(CvEntry cvEntry) {
    private static final String SELECTED_KEYWORD = "selected";
    private static final String SENTENCE_ENDS = ".,:;!?…";

    /// The entries of a list, each once, in order.
    static List<RecordEntry> of(CvDocument document) {
        Map<String, RecordEntry> entries = new LinkedHashMap<>();
        document.entries()
                .forEach(cvEntry -> entries.putIfAbsent(cvEntry.key(), new RecordEntry(cvEntry)));
        return List.copyOf(entries.values());
    }

    ListedWork listedWork() {
        return cvEntry.listedWork();
    }

    Work work() {
        return listedWork().work();
    }

    WorkKind kind() {
        return work().workKind();
    }

    String key() {
        return cvEntry.key();
    }

    boolean isTalk() {
        return kind() == WorkKind.TALK;
    }

    /// A template value.
    String valueText(String value) {
        return listedWork().valueText(value);
    }

    /// The title; for an untitled entry, its first line.
    Runs title() {
        return isUntitled() ? firstLine() : listedWork().valueOf("title");
    }

    /// This list's substitute for a missing title; empty if there is a title.
    Runs substituteTitle() {
        return isUntitled() ? firstLine() : Runs.EMPTY;
    }

    private Runs firstLine() {
        return cvEntry.entryLines().lines().stream().findFirst().orElse(Runs.of(key()));
    }

    private boolean isUntitled() {
        return valueText("title").isBlank();
    }

    /// The target of a named link; empty for none.
    String linkUrl(String link) {
        return listedWork().linkAddress(link).map(LinkAddress::url).orElse("");
    }

    /// The target of a field with a URL; empty for none.
    String fieldUrl(String... fields) {
        return Arrays.stream(fields)
                .flatMap(field -> work().rawValue(field).stream())
                .flatMap(address -> LinkAddress.of(WebUrl.printedUrl(address)).stream())
                .map(LinkAddress::url)
                .findFirst()
                .orElse("");
    }

    /// Remarks: an award, and the profile's note.
    String remarksText() {
        return Stream.of(valueText("award"), cvEntry.note())
                .filter(text -> !text.isBlank())
                .collect(Collectors.joining(". "));
    }

    EntryDate entryDate() {
        return EntryDate.of(work().publicationDate());
    }

    /// The CSL type, which the newer of these formats use.
    String cslType() {
        return WorkToCslItem.cslTypeOf(work());
    }

    /// The authors, each in a format's form, and whether there are more.
    List<String> authorNames(Function<ListedPerson, String> nameForm) {
        Stream<String> namedAuthors = listedWork().listedAuthors().stream().map(nameForm);
        Stream<String> otherAuthors =
                work().authors().hasOthers() ? Stream.of("et al.") : Stream.empty();
        return Stream.concat(namedAuthors, otherAuthors).toList();
    }

    boolean isSelected() {
        return keywords().contains(SELECTED_KEYWORD)
                || List.of("true", "yes", "1")
                        .contains(work().plainText(SELECTED_KEYWORD).toLowerCase(Locale.ROOT));
    }

    /// The keywords that describe the work itself.
    List<String> topicKeywords() {
        return keywords().stream()
                .filter(keyword ->
                        !keyword.equals(SELECTED_KEYWORD) && WorkKind.of(keyword).isEmpty())
                .toList();
    }

    private List<String> keywords() {
        return listedWork().keywords();
    }

    /// The entry as formatted in the list, on one line.
    Runs citationRuns() {
        List<Run> runs = new ArrayList<>();
        for (Runs line : cvEntry.entryLines().lines()) {
            if (!runs.isEmpty()) {
                String precedingText = new Runs(runs).plainText();
                boolean endsSentence =
                        !precedingText.isEmpty()
                                && SENTENCE_ENDS.indexOf(
                                                precedingText.charAt(precedingText.length() - 1))
                                        >= 0;
                runs.add(new Run.TextRun(endsSentence ? " " : ". "));
            }
            runs.addAll(line.runs());
        }
        return new Runs(runs);
    }
}
