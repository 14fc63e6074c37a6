package octavo.search;

import java.util.Arrays;
import java.util.BitSet;
import java.util.function.Consumer;

/// An immutable inverted index of one field in many entries: the terms, the entries with each, and
/// the word sequence of each entry. Entries are numbered from 0, and few enough for a `char`.
final class FieldTerms {
    private final TermList terms;

    /// The start of each term's entries in `entryPostings`; one more than there are terms.
    private final int[] postingStarts;

    private final char[] entryPostings;

    /// The entries that have the field, ascending.
    private final char[] entryNumbers;

    /// The start of each entry's words in `termSequence`; one more than there are entries.
    private final int[] sequenceStarts;

    private final TermSequence termSequence;

    /// @param terms sorted
    FieldTerms(String[] terms, char[] entryNumbers, int[] sequenceStarts, int[] termNumbers) {
        this.terms = TermList.of(terms);
        this.entryNumbers = entryNumbers;
        this.sequenceStarts = sequenceStarts;
        this.termSequence = TermSequence.of(termNumbers, terms.length);
        this.postingStarts = new int[terms.length + 1];
        this.entryPostings = buildPostings();
    }

    /// A range of terms.
    private record TermRange(int startTerm, int endTerm) {
        boolean containsTerm(int term) {
            return term >= startTerm && term < endTerm;
        }
    }

    private char[] buildPostings() {
        int[] lastEntryIndices = new int[terms.termCount()];
        Arrays.fill(lastEntryIndices, -1);
        visitTerms(lastEntryIndices, (term, _) -> postingStarts[term + 1]++);
        for (int i = 0; i < terms.termCount(); i++) {
            postingStarts[i + 1] += postingStarts[i];
        }
        char[] filledPostings = new char[postingStarts[terms.termCount()]];
        int[] nextPostings = postingStarts.clone();
        Arrays.fill(lastEntryIndices, -1);
        visitTerms(
                lastEntryIndices,
                (term, entry) -> filledPostings[nextPostings[term]++] = (char) entry);
        return filledPostings;
    }

    private interface TermVisitor {
        void visitTerm(int term, int entry);
    }

    /// Visits each term of each entry once.
    private void visitTerms(int[] lastEntryIndices, TermVisitor visitor) {
        for (int i = 0; i < entryNumbers.length; i++) {
            for (int position = sequenceStarts[i]; position < sequenceStarts[i + 1]; position++) {
                int term = termSequence.termAt(position);
                if (lastEntryIndices[term] != i) {
                    lastEntryIndices[term] = i;
                    visitor.visitTerm(term, entryNumbers[i]);
                }
            }
        }
    }

    void visitWords(Consumer<String> visitor) {
        for (int i = 0; i < terms.termCount(); i++) {
            visitor.accept(terms.termText(i));
        }
    }

    /// Adds the entries that have the field.
    void addAllEntries(BitSet foundEntries) {
        for (char entry : entryNumbers) {
            foundEntries.set(entry);
        }
    }

    /// Adds the entries that contain a phrase.
    void addMatching(BitSet foundEntries, Query.PhraseQuery phraseQuery) {
        TermRange[][] wordRanges = new TermRange[phraseQuery.words().size()][];
        for (int i = 0; i < wordRanges.length; i++) {
            boolean isPrefix = !phraseQuery.isWhole() && i == wordRanges.length - 1;
            wordRanges[i] =
                    phraseQuery.words().get(i).stream()
                            .map(form -> termRange(form, isPrefix))
                            .filter(range -> range.startTerm < range.endTerm)
                            .toArray(TermRange[]::new);
            if (wordRanges[i].length == 0) {
                return;
            }
        }
        if (wordRanges.length == 1) {
            addMatching(foundEntries, wordRanges[0]);
        } else {
            addSequences(foundEntries, wordRanges);
        }
    }

    /// Adds the entries with a word that contains some letters.
    void addContaining(BitSet foundEntries, String form) {
        terms.visitContaining(
                form,
                term -> addMatching(foundEntries, new TermRange[] {new TermRange(term, term + 1)}));
    }

    /// Adds the entries that contain a number in a range.
    void addMatching(BitSet foundEntries, int lowest, int highest) {
        for (int i = 0; i < terms.termCount(); i++) {
            int yearNumber = Integer.parseInt(terms.termText(i));
            if (yearNumber >= lowest && yearNumber <= highest) {
                addMatching(foundEntries, new TermRange[] {new TermRange(i, i + 1)});
            }
        }
    }

    private void addMatching(BitSet foundEntries, TermRange[] wordRanges) {
        for (TermRange range : wordRanges) {
            for (int position = postingStarts[range.startTerm];
                    position < postingStarts[range.endTerm];
                    position++) {
                foundEntries.set(entryPostings[position]);
            }
        }
    }

    private TermRange termRange(String form, boolean isPrefix) {
        int startTerm = terms.lowerBound(form);
        if (isPrefix) {
            return new TermRange(startTerm, terms.lowerBound(form + Character.MAX_VALUE));
        }
        boolean isListed = startTerm < terms.termCount() && terms.compareTerm(startTerm, form) == 0;
        return new TermRange(startTerm, isListed ? startTerm + 1 : startTerm);
    }

    private void addSequences(BitSet foundEntries, TermRange[][] wordRanges) {
        BitSet candidateEntries = new BitSet();
        addMatching(candidateEntries, wordRanges[0]);
        for (int i = 1; i < wordRanges.length && !candidateEntries.isEmpty(); i++) {
            BitSet entriesWithWord = new BitSet();
            addMatching(entriesWithWord, wordRanges[i]);
            candidateEntries.and(entriesWithWord);
        }
        int entryIndex = 0;
        for (int entry = candidateEntries.nextSetBit(0);
                entry >= 0;
                entry = candidateEntries.nextSetBit(entry + 1)) {
            entryIndex =
                    Arrays.binarySearch(
                            entryNumbers, entryIndex, entryNumbers.length, (char) entry);
            if (!foundEntries.get(entry)
                    && hasSequence(
                            wordRanges,
                            sequenceStarts[entryIndex],
                            sequenceStarts[entryIndex + 1])) {
                foundEntries.set(entry);
            }
        }
    }

    private boolean hasSequence(TermRange[][] wordRanges, int startPosition, int endPosition) {
        TermRange firstRange = wordRanges[0][0];
        boolean hasOneTerm =
                wordRanges[0].length == 1 && firstRange.endTerm == firstRange.startTerm + 1;
        for (int position = startPosition; position < endPosition; position++) {
            if (hasOneTerm) {
                position = termSequence.findTerm(firstRange.startTerm, position, endPosition);
            }
            if (position < endPosition
                    && containsTerm(wordRanges[0], termSequence.termAt(position))
                    && continuesAt(wordRanges, nextWord(position, endPosition), endPosition)) {
                return true;
            }
        }
        return false;
    }

    /// Whether the words after the first occur at a position.
    private boolean continuesAt(TermRange[][] wordRanges, int startPosition, int endPosition) {
        int position = startPosition;
        for (int i = 1; i < wordRanges.length; i++) {
            if (position >= endPosition || !hasFormAt(wordRanges[i], position, endPosition)) {
                return false;
            }
            position = nextWord(position, endPosition);
        }
        return true;
    }

    private static boolean containsTerm(TermRange[] wordRanges, int term) {
        for (TermRange range : wordRanges) {
            if (range.containsTerm(term)) {
                return true;
            }
        }
        return false;
    }

    private boolean hasFormAt(TermRange[] wordRanges, int position, int endPosition) {
        int formPosition = position;
        do {
            if (containsTerm(wordRanges, termSequence.termAt(formPosition))) {
                return true;
            }
            formPosition++;
        } while (formPosition < endPosition && termSequence.signedTerm(formPosition) < 0);
        return false;
    }

    /// The start of the next word.
    private int nextWord(int position, int endPosition) {
        int nextPosition = position + 1;
        while (nextPosition < endPosition && termSequence.signedTerm(nextPosition) < 0) {
            nextPosition++;
        }
        return nextPosition;
    }
}
