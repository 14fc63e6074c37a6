package octavo.cv.write.records;

import octavo.convert.csl.WorkToCslItem;
import octavo.cv.list.CvDocument;
import octavo.cv.list.CvDocument.Item;
import octavo.cv.list.ListedWork;
import octavo.cv.list.ListedWork.Named;
import octavo.library.Kind;
import octavo.library.Work;
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
record RecordEntry(Item item) {
    private static final String SELECTED = "selected";
    private static final String ENDS = ".,:;!?…";

    /// The entries of a list, each once, in order.
    static List<RecordEntry> of(CvDocument document) {
        Map<String, RecordEntry> entries = new LinkedHashMap<>();
        document.items().forEach(item -> entries.putIfAbsent(item.key(), new RecordEntry(item)));
        return List.copyOf(entries.values());
    }

    ListedWork publication() {
        return item.publication();
    }

    Work work() {
        return publication().work();
    }

    Kind kind() {
        return work().kind();
    }

    String key() {
        return item.key();
    }

    boolean isTalk() {
        return kind() == Kind.TALK;
    }

    /// A template value.
    String text(String value) {
        return publication().text(value);
    }

    /// The title; for an untitled entry, its first line.
    Runs title() {
        return isUntitled() ? firstLine() : publication().value("title");
    }

    /// This list's substitute for a missing title; empty if there is a title.
    Runs lentTitle() {
        return isUntitled() ? firstLine() : Runs.EMPTY;
    }

    private Runs firstLine() {
        return item.lines().lines().stream().findFirst().orElse(Runs.of(key()));
    }

    private boolean isUntitled() {
        return text("title").isBlank();
    }

    /// The target of a named link; empty for none.
    String address(String link) {
        return publication().address(link).map(LinkAddress::text).orElse("");
    }

    /// The target of a field with a URL; empty for none.
    String addressIn(String... fields) {
        return Arrays.stream(fields)
                .flatMap(field -> work().raw(field).stream())
                .flatMap(address -> LinkAddress.of(WebUrl.bare(address)).stream())
                .map(LinkAddress::text)
                .findFirst()
                .orElse("");
    }

    /// Remarks: an award, and the profile's note.
    String remarks() {
        return Stream.of(text("award"), item.note())
                .filter(text -> !text.isBlank())
                .collect(Collectors.joining(". "));
    }

    EntryDate date() {
        return EntryDate.of(work().date());
    }

    /// The CSL type, which the newer of these formats use.
    String cslType() {
        return WorkToCslItem.type(work());
    }

    /// The authors, each in a format's form, and whether there are more.
    List<String> authors(Function<Named, String> form) {
        Stream<String> named = publication().authors().stream().map(form);
        Stream<String> others = work().authors().others() ? Stream.of("et al.") : Stream.empty();
        return Stream.concat(named, others).toList();
    }

    boolean isSelected() {
        return keywords().contains(SELECTED)
                || List.of("true", "yes", "1")
                        .contains(work().text(SELECTED).toLowerCase(Locale.ROOT));
    }

    /// The keywords that describe the work itself.
    List<String> tags() {
        return keywords().stream()
                .filter(word -> !word.equals(SELECTED) && Kind.of(word).isEmpty())
                .toList();
    }

    private List<String> keywords() {
        return publication().keywords();
    }

    /// The entry as formatted in the list, on one line.
    Runs citation() {
        List<Run> runs = new ArrayList<>();
        for (Runs line : item.lines().lines()) {
            if (!runs.isEmpty()) {
                String before = new Runs(runs).text();
                boolean ended =
                        !before.isEmpty() && ENDS.indexOf(before.charAt(before.length() - 1)) >= 0;
                runs.add(new Run.Text(ended ? " " : ". "));
            }
            runs.addAll(line.runs());
        }
        return new Runs(runs);
    }
}
