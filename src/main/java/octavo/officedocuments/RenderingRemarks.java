package octavo.officedocuments;

import octavo.officedocuments.codes.CitationManager;
import octavo.officedocuments.xmlscan.CodedRange;
import octavo.text.LocalizedSentence;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.SequencedSet;

/// What rendering leaves as it is, for people.
final class RenderingRemarks {
    private final SequencedSet<LocalizedSentence> sentences = new LinkedHashSet<>();
    private final Map<CitationManager, Integer> foreignCounts =
            new EnumMap<>(CitationManager.class);

    void addUnreadable(CodedRange range) {
        sentences.add(
                LocalizedSentence.of(
                        "paragraph {0}: the code for “{1}” cannot be read",
                        range.place().paragraph(), textOf(range)));
    }

    private static String textOf(CodedRange range) {
        return range.visibleText().strip();
    }

    void addMissing(DocumentCitation citation, DocumentItems items) {
        citation.code().cites().stream()
                .map(items::keyOf)
                .filter(key -> !items.itemsByKey().containsKey(key))
                .forEach(key ->
                        sentences.add(
                                LocalizedSentence.of(
                                        "paragraph {0}: the document has no data of {1}; give the"
                                                + " library that has it with --library",
                                        citation.range().place().paragraph(), key)));
    }

    void addForeign(CitationManager manager) {
        foreignCounts.merge(manager, 1, Integer::sum);
    }

    void addKept(CodedRange range) {
        sentences.add(
                LocalizedSentence.of(
                        "paragraph {0}: “{1}” was changed by hand and stays",
                        range.place().paragraph(), textOf(range)));
    }

    /// A result that has more than text.
    void addUneditable(CodedRange range) {
        sentences.add(
                LocalizedSentence.of(
                        "paragraph {0}: “{1}” has tracked changes or more than text in it, and"
                                + " stays",
                        range.place().paragraph(), textOf(range)));
    }

    void addCustomised() {
        sentences.add(
                LocalizedSentence.of(
                        "the bibliography has entries that were edited or added by hand, and"
                                + " stays"));
    }

    void addNoBibliography() {
        sentences.add(LocalizedSentence.of("the style has no bibliography; the present one stays"));
    }

    void addStyleOfNotes() {
        sentences.add(
                LocalizedSentence.of(
                        "the style cites in notes; citations in the text stay in the text"));
    }

    void addProperties() {
        sentences.add(
                LocalizedSentence.of("the document's own style could not be written into it"));
    }

    List<LocalizedSentence> all() {
        List<LocalizedSentence> all = new ArrayList<>(sentences);
        foreignCounts.forEach((manager, count) ->
                all.add(
                        LocalizedSentence.of(
                                "{0} citations and bibliographies of {1} stay: --as zotero gives"
                                        + " them Zotero's codes and renders them",
                                count, manager.displayName())));
        return all;
    }
}
