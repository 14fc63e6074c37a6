package octavo.search;

import octavo.bib.Slice;
import octavo.text.Span;

import java.util.List;

/// The words of a phrase, each as a file may spell any of its forms.
record Spellings(List<List<Spelling>> words) {
    static Spellings of(Query.Phrase phrase) {
        return new Spellings(
                phrase.words().stream()
                        .map(forms -> forms.stream().map(Spelling::new).toList())
                        .toList());
    }

    /// Whether a value, with its delimiters, has the words, or others that begin so. Left open is
    /// what macros say, and whether several words stand in a row.
    Found in(Slice entry, Span value) {
        if (value.length() < 2) {
            return Found.MAYBE;
        }
        byte first = entry.at(value.start());
        byte last = entry.at(value.end() - 1);
        if (!(first == '{' && last == '}' || first == '"' && last == '"')) {
            return Found.MAYBE;
        }
        Span text = new Span(value.start() + 1, value.end() - 1);
        boolean sure = words.size() == 1;
        for (List<Spelling> forms : words) {
            Found one = in(forms, entry, text);
            if (one == Found.NO) {
                return Found.NO;
            }
            sure &= one == Found.YES;
        }
        return sure ? Found.YES : Found.MAYBE;
    }

    private static Found in(List<Spelling> forms, Slice entry, Span text) {
        Found best = Found.NO;
        for (int i = 0; i < forms.size() && best != Found.YES; i++) {
            Found one = forms.get(i).in(entry, text);
            best = one.compareTo(best) > 0 ? one : best;
        }
        return best;
    }
}
