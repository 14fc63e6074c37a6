package octavo.search;

import octavo.bib.ByteSlice;
import octavo.text.Span;

import java.util.List;

/// The words of a phrase, each with the possible spellings of its forms in a file.
record PhraseSpellings(List<List<WordSpelling>> wordForms) {
    static PhraseSpellings of(Query.PhraseQuery phraseQuery) {
        return new PhraseSpellings(
                phraseQuery.words().stream()
                        .map(wordForms -> wordForms.stream().map(WordSpelling::new).toList())
                        .toList());
    }

    /// Whether a value, with its delimiters, contains the words or words with these prefixes.
    /// Ignores macros and whether several words are adjacent.
    QuickAnswer searchValue(ByteSlice entrySlice, Span valueSpan) {
        if (valueSpan.length() < 2) {
            return QuickAnswer.MAYBE;
        }
        byte firstByte = entrySlice.byteAt(valueSpan.start());
        byte lastByte = entrySlice.byteAt(valueSpan.end() - 1);
        if (!(firstByte == '{' && lastByte == '}' || firstByte == '"' && lastByte == '"')) {
            return QuickAnswer.MAYBE;
        }
        Span textSpan = new Span(valueSpan.start() + 1, valueSpan.end() - 1);
        boolean isSure = wordForms.size() == 1;
        for (List<WordSpelling> forms : wordForms) {
            QuickAnswer wordAnswer = searchValue(forms, entrySlice, textSpan);
            if (wordAnswer == QuickAnswer.NO) {
                return QuickAnswer.NO;
            }
            isSure &= wordAnswer == QuickAnswer.YES;
        }
        return isSure ? QuickAnswer.YES : QuickAnswer.MAYBE;
    }

    private static QuickAnswer searchValue(
            List<WordSpelling> forms, ByteSlice entrySlice, Span textSpan) {
        QuickAnswer bestAnswer = QuickAnswer.NO;
        for (int i = 0; i < forms.size() && bestAnswer != QuickAnswer.YES; i++) {
            QuickAnswer wordAnswer = forms.get(i).searchText(entrySlice, textSpan);
            bestAnswer = wordAnswer.compareTo(bestAnswer) > 0 ? wordAnswer : bestAnswer;
        }
        return bestAnswer;
    }
}
