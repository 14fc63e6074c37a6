package octavo.search;

import octavo.bib.ByteSlice;
import octavo.text.Span;

import java.util.List;

/// The words of a phrase, each with the possible spellings of its forms in a file.
record PhraseSpellings(List<List<WordSpelling>> words) {
    static PhraseSpellings of(Query.Phrase phrase) {
        return new PhraseSpellings(
                phrase.words().stream()
                        .map(forms -> forms.stream().map(WordSpelling::new).toList())
                        .toList());
    }

    /// Whether a value, with its delimiters, contains the words or words with these prefixes.
    /// Ignores macros and whether several words are adjacent.
    QuickAnswer in(ByteSlice entry, Span value) {
        if (value.length() < 2) {
            return QuickAnswer.MAYBE;
        }
        byte first = entry.at(value.start());
        byte last = entry.at(value.end() - 1);
        if (!(first == '{' && last == '}' || first == '"' && last == '"')) {
            return QuickAnswer.MAYBE;
        }
        Span text = new Span(value.start() + 1, value.end() - 1);
        boolean sure = words.size() == 1;
        for (List<WordSpelling> forms : words) {
            QuickAnswer one = in(forms, entry, text);
            if (one == QuickAnswer.NO) {
                return QuickAnswer.NO;
            }
            sure &= one == QuickAnswer.YES;
        }
        return sure ? QuickAnswer.YES : QuickAnswer.MAYBE;
    }

    private static QuickAnswer in(List<WordSpelling> forms, ByteSlice entry, Span text) {
        QuickAnswer best = QuickAnswer.NO;
        for (int i = 0; i < forms.size() && best != QuickAnswer.YES; i++) {
            QuickAnswer one = forms.get(i).in(entry, text);
            best = one.compareTo(best) > 0 ? one : best;
        }
        return best;
    }
}
