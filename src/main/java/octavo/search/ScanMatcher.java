package octavo.search;

import octavo.bib.BibEntry;
import octavo.library.Work;
import octavo.text.Span;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.Predicate;

/// Matches entries against a query one by one, with the same result as the index, by reading only
/// the fields that the query concerns. Not thread-safe.
final class ScanMatcher {
    private final List<TermSeeker> termSeekers = new ArrayList<>();
    private final Predicate<Work> prefilter;
    private final BooleanSupplier answerSupplier;
    private final EntryWords entryWords;

    /// The slot of the current entry.
    private int slotNumber;

    ScanMatcher(Query query) {
        this.prefilter = QueryPrefilter.predicateFor(query);
        this.answerSupplier = buildAnswer(query);
        this.entryWords = new EntryWords(new SeekerSink());
    }

    boolean matchesWork(Work work) {
        if (!prefilter.test(work)) {
            return false;
        }
        slotNumber = work.library().slots().get(work.index()).number();
        termSeekers.forEach(TermSeeker::reset);
        entryWords.readEntry(work);
        return answerSupplier.getAsBoolean();
    }

    private BooleanSupplier buildAnswer(Query query) {
        return switch (query) {
            case Query.PhraseQuery phraseQuery -> addSeeker(new PhraseSeeker(phraseQuery));
            case Query.SubstringQuery within -> addSeeker(new SubstringSeeker(within));
            case Query.YearRangeQuery years -> addSeeker(new YearSeeker(years));
            case Query.PresenceQuery has -> addSeeker(new PresenceSeeker(has));
            case Query.SlotQuery(var slotNumbers) -> () -> slotNumbers.get(slotNumber);
            case Query.WholeValueQuery _, Query.GroupQuery _, Query.CitedQuery _ -> () -> false;
            case Query.NotQuery(var negatedQuery) -> {
                BooleanSupplier negatedAnswer = buildAnswer(negatedQuery);
                yield () -> !negatedAnswer.getAsBoolean();
            }
            case Query.AndQuery(var queries) -> {
                List<BooleanSupplier> operandAnswers =
                        queries.stream().map(this::buildAnswer).toList();
                yield () -> operandAnswers.stream().allMatch(BooleanSupplier::getAsBoolean);
            }
            case Query.OrQuery(var queries) -> {
                List<BooleanSupplier> operandAnswers =
                        queries.stream().map(this::buildAnswer).toList();
                yield () -> operandAnswers.stream().anyMatch(BooleanSupplier::getAsBoolean);
            }
        };
    }

    private BooleanSupplier addSeeker(TermSeeker termSeeker) {
        termSeekers.add(termSeeker);
        return () -> termSeeker.isFound;
    }

    private final class SeekerSink implements EntryWords.FieldSink {
        private final List<TermSeeker> listeningSeekers = new ArrayList<>();

        @Override
        public boolean accepts(String name) {
            listeningSeekers.clear();
            for (TermSeeker termSeeker : termSeekers) {
                if (termSeeker.accepts(name)) {
                    listeningSeekers.add(termSeeker);
                }
            }
            return !listeningSeekers.isEmpty();
        }

        @Override
        public boolean accepts(BibEntry entry, Span valueSpan) {
            for (TermSeeker termSeeker : listeningSeekers) {
                if (!termSeeker.isFound && termSeeker.accepts(entry, valueSpan)) {
                    return true;
                }
            }
            return false;
        }

        @Override
        public void startField(String name) {
            accepts(name);
            listeningSeekers.forEach(TermSeeker::startField);
        }

        @Override
        public void addWord(char[] letters, int length, boolean isVariant) {
            for (TermSeeker termSeeker : listeningSeekers) {
                termSeeker.addWord(letters, length, isVariant);
            }
        }
    }

    /// Looks for one part of the query.
    private abstract static class TermSeeker implements SearchWords.WordSink {
        boolean isFound;

        /// Whether it concerns a field.
        abstract boolean accepts(String fieldName);

        /// Whether such a field may match, given its value.
        boolean accepts(BibEntry entry, Span valueSpan) {
            return true;
        }

        /// Starts such a field.
        void startField() {}

        @Override
        public void addWord(char[] letters, int length, boolean isVariant) {}

        void reset() {
            isFound = false;
        }
    }

    private static final class PresenceSeeker extends TermSeeker {
        private final Query.PresenceQuery presenceQuery;

        PresenceSeeker(Query.PresenceQuery presenceQuery) {
            this.presenceQuery = presenceQuery;
        }

        @Override
        boolean accepts(String fieldName) {
            return presenceQuery.fieldNames().contains(fieldName);
        }

        @Override
        void startField() {
            isFound = true;
        }
    }

    private static final class YearSeeker extends TermSeeker {
        private final Query.YearRangeQuery yearRange;

        YearSeeker(Query.YearRangeQuery yearRange) {
            this.yearRange = yearRange;
        }

        @Override
        boolean accepts(String fieldName) {
            return fieldName.equals(SearchFields.YEAR_FIELD);
        }

        @Override
        public void addWord(char[] letters, int length, boolean isVariant) {
            isFound |= yearRange.containsYear(Integer.parseInt(new String(letters, 0, length)));
        }
    }

    /// Whether a field is one of some; of all texts if there are none.
    private static boolean isSearchedField(List<String> searchedFields, String fieldName) {
        return searchedFields.isEmpty()
                ? !SearchFields.SEPARATE_FIELDS.contains(fieldName)
                : searchedFields.contains(fieldName);
    }

    private static final class SubstringSeeker extends TermSeeker {
        private final Query.SubstringQuery substringQuery;

        SubstringSeeker(Query.SubstringQuery substringQuery) {
            this.substringQuery = substringQuery;
        }

        @Override
        boolean accepts(String fieldName) {
            return isSearchedField(substringQuery.fieldNames(), fieldName);
        }

        @Override
        public void addWord(char[] letters, int length, boolean isVariant) {
            String word = new String(letters, 0, length);
            isFound |= substringQuery.forms().stream().anyMatch(word::contains);
        }
    }

    private static final class PhraseSeeker extends TermSeeker {
        private final Query.PhraseQuery phraseQuery;
        private final PhraseSpellings phraseSpellings;
        private final int phraseLength;

        /// The prefix lengths of the phrase that end before the current word, and with it.
        private BitSet previousEnds = new BitSet();

        private BitSet currentEnds = new BitSet();

        PhraseSeeker(Query.PhraseQuery phraseQuery) {
            this.phraseQuery = phraseQuery;
            this.phraseSpellings = PhraseSpellings.of(phraseQuery);
            this.phraseLength = phraseQuery.words().size();
        }

        @Override
        boolean accepts(String fieldName) {
            return isSearchedField(phraseQuery.fieldNames(), fieldName);
        }

        @Override
        boolean accepts(BibEntry entry, Span valueSpan) {
            QuickAnswer quickAnswer = phraseSpellings.searchValue(entry.slice(), valueSpan);
            isFound |= quickAnswer == QuickAnswer.YES && !phraseQuery.isWhole();
            return quickAnswer != QuickAnswer.NO && !isFound;
        }

        @Override
        void startField() {
            currentEnds.clear();
        }

        @Override
        public void addWord(char[] letters, int letterCount, boolean isVariant) {
            if (!isVariant) {
                BitSet reusedEnds = previousEnds;
                previousEnds = currentEnds;
                currentEnds = reusedEnds;
                currentEnds.clear();
                previousEnds.set(0);
            }
            for (int i = previousEnds.nextSetBit(0);
                    i >= 0 && i < phraseLength;
                    i = previousEnds.nextSetBit(i + 1)) {
                if (matchesWord(i, letters, letterCount)) {
                    currentEnds.set(i + 1);
                }
            }
            isFound |= currentEnds.get(phraseLength);
        }

        private boolean matchesWord(int wordIndex, char[] letters, int letterCount) {
            boolean isPrefix = !phraseQuery.isWhole() && wordIndex == phraseLength - 1;
            for (String form : phraseQuery.words().get(wordIndex)) {
                boolean hasFittingLength =
                        isPrefix ? form.length() <= letterCount : form.length() == letterCount;
                if (hasFittingLength && isPrefixOf(form, letters)) {
                    return true;
                }
            }
            return false;
        }

        private static boolean isPrefixOf(String form, char[] letters) {
            for (int i = 0; i < form.length(); i++) {
                if (form.charAt(i) != letters[i]) {
                    return false;
                }
            }
            return true;
        }
    }
}
