package octavo.search;

import java.util.Arrays;
import java.util.BitSet;

/// An immutable inverted index of one field in many entries: the terms, the entries with each, and
/// the word sequence of each entry. Entries are numbered from 0, and few enough for a `char`.
final class FieldTerms {
    private final TermList terms;

    /// The start of each term's entries in `postings`; one more than there are terms.
    private final int[] offsets;

    private final char[] postings;

    /// The entries that have the field, ascending.
    private final char[] entries;

    /// The start of each entry's words in `sequence`; one more than there are entries.
    private final int[] starts;

    private final TermSequence sequence;

    /// @param terms sorted
    FieldTerms(String[] terms, char[] entries, int[] starts, int[] sequence) {
        this.terms = TermList.of(terms);
        this.entries = entries;
        this.starts = starts;
        this.sequence = TermSequence.of(sequence, terms.length);
        this.offsets = new int[terms.length + 1];
        this.postings = post();
    }

    /// A range of terms.
    private record Range(int from, int to) {
        boolean has(int term) {
            return term >= from && term < to;
        }
    }

    private char[] post() {
        int[] last = new int[terms.size()];
        Arrays.fill(last, -1);
        walk(last, (term, _) -> offsets[term + 1]++);
        for (int i = 0; i < terms.size(); i++) {
            offsets[i + 1] += offsets[i];
        }
        char[] posted = new char[offsets[terms.size()]];
        int[] next = offsets.clone();
        Arrays.fill(last, -1);
        walk(last, (term, entry) -> posted[next[term]++] = (char) entry);
        return posted;
    }

    private interface Visit {
        void visit(int term, int entry);
    }

    /// Visits each term of each entry once.
    private void walk(int[] last, Visit visit) {
        for (int i = 0; i < entries.length; i++) {
            for (int at = starts[i]; at < starts[i + 1]; at++) {
                int term = sequence.term(at);
                if (last[term] != i) {
                    last[term] = i;
                    visit.visit(term, entries[i]);
                }
            }
        }
    }

    /// Adds the entries that have the field.
    void addAllTo(BitSet found) {
        for (char entry : entries) {
            found.set(entry);
        }
    }

    /// Adds the entries that contain a phrase.
    void addTo(BitSet found, Query.Phrase phrase) {
        Range[][] ranges = new Range[phrase.words().size()][];
        for (int i = 0; i < ranges.length; i++) {
            boolean begun = !phrase.whole() && i == ranges.length - 1;
            ranges[i] =
                    phrase.words().get(i).stream()
                            .map(form -> range(form, begun))
                            .filter(range -> range.from < range.to)
                            .toArray(Range[]::new);
            if (ranges[i].length == 0) {
                return;
            }
        }
        if (ranges.length == 1) {
            addTo(found, ranges[0]);
        } else {
            addInOrder(found, ranges);
        }
    }

    /// Adds the entries with a word that contains some letters.
    void addContaining(BitSet found, String form) {
        terms.containing(form, term -> addTo(found, new Range[] {new Range(term, term + 1)}));
    }

    /// Adds the entries that contain a number in a range.
    void addTo(BitSet found, int least, int most) {
        for (int i = 0; i < terms.size(); i++) {
            int number = Integer.parseInt(terms.get(i));
            if (number >= least && number <= most) {
                addTo(found, new Range[] {new Range(i, i + 1)});
            }
        }
    }

    private void addTo(BitSet found, Range[] ranges) {
        for (Range range : ranges) {
            for (int at = offsets[range.from]; at < offsets[range.to]; at++) {
                found.set(postings[at]);
            }
        }
    }

    private Range range(String form, boolean begun) {
        int from = terms.lowerBound(form);
        if (begun) {
            return new Range(from, terms.lowerBound(form + Character.MAX_VALUE));
        }
        boolean there = from < terms.size() && terms.compare(from, form) == 0;
        return new Range(from, there ? from + 1 : from);
    }

    private void addInOrder(BitSet found, Range[][] ranges) {
        BitSet candidates = new BitSet();
        addTo(candidates, ranges[0]);
        for (int i = 1; i < ranges.length && !candidates.isEmpty(); i++) {
            BitSet having = new BitSet();
            addTo(having, ranges[i]);
            candidates.and(having);
        }
        int place = 0;
        for (int entry = candidates.nextSetBit(0);
                entry >= 0;
                entry = candidates.nextSetBit(entry + 1)) {
            place = Arrays.binarySearch(entries, place, entries.length, (char) entry);
            if (!found.get(entry) && occurs(ranges, starts[place], starts[place + 1])) {
                found.set(entry);
            }
        }
    }

    private boolean occurs(Range[][] ranges, int start, int end) {
        Range first = ranges[0][0];
        boolean oneTerm = ranges[0].length == 1 && first.to == first.from + 1;
        for (int at = start; at < end; at++) {
            if (oneTerm) {
                at = sequence.place(first.from, at, end);
            }
            if (at < end
                    && has(ranges[0], sequence.term(at))
                    && continues(ranges, next(at, end), end)) {
                return true;
            }
        }
        return false;
    }

    /// Whether the words after the first occur at a position.
    private boolean continues(Range[][] ranges, int start, int end) {
        int at = start;
        for (int i = 1; i < ranges.length; i++) {
            if (at >= end || !hasForm(ranges[i], at, end)) {
                return false;
            }
            at = next(at, end);
        }
        return true;
    }

    private static boolean has(Range[] ranges, int term) {
        for (Range range : ranges) {
            if (range.has(term)) {
                return true;
            }
        }
        return false;
    }

    private boolean hasForm(Range[] word, int at, int end) {
        int form = at;
        do {
            if (has(word, sequence.term(form))) {
                return true;
            }
            form++;
        } while (form < end && sequence.get(form) < 0);
        return false;
    }

    /// The start of the next word.
    private int next(int at, int end) {
        int next = at + 1;
        while (next < end && sequence.get(next) < 0) {
            next++;
        }
        return next;
    }
}
