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
    private final List<Seeker> seekers = new ArrayList<>();
    private final Predicate<Work> sieve;
    private final BooleanSupplier answer;
    private final EntryWords words;

    /// The slot of the current entry.
    private int slot;

    ScanMatcher(Query query) {
        this.sieve = QueryPrefilter.of(query);
        this.answer = answer(query);
        this.words = new EntryWords(new All());
    }

    boolean fits(Work work) {
        if (!sieve.test(work)) {
            return false;
        }
        slot = work.library().slots().get(work.index()).number();
        seekers.forEach(Seeker::forget);
        words.read(work);
        return answer.getAsBoolean();
    }

    private BooleanSupplier answer(Query query) {
        return switch (query) {
            case Query.Phrase phrase -> seek(new PhraseSeeker(phrase));
            case Query.Within within -> seek(new WithinSeeker(within));
            case Query.Years years -> seek(new YearSeeker(years));
            case Query.Has has -> seek(new FieldSeeker(has));
            case Query.Among(var slots) -> () -> slots.get(slot);
            case Query.Whole _, Query.InGroup _, Query.Cited _ -> () -> false;
            case Query.Not(var not) -> {
                BooleanSupplier fits = answer(not);
                yield () -> !fits.getAsBoolean();
            }
            case Query.And(var queries) -> {
                List<BooleanSupplier> all = queries.stream().map(this::answer).toList();
                yield () -> all.stream().allMatch(BooleanSupplier::getAsBoolean);
            }
            case Query.Or(var queries) -> {
                List<BooleanSupplier> all = queries.stream().map(this::answer).toList();
                yield () -> all.stream().anyMatch(BooleanSupplier::getAsBoolean);
            }
        };
    }

    private BooleanSupplier seek(Seeker seeker) {
        seekers.add(seeker);
        return () -> seeker.found;
    }

    private final class All implements EntryWords.Sink {
        private final List<Seeker> listening = new ArrayList<>();

        @Override
        public boolean wants(String name) {
            listening.clear();
            for (Seeker seeker : seekers) {
                if (seeker.wants(name)) {
                    listening.add(seeker);
                }
            }
            return !listening.isEmpty();
        }

        @Override
        public boolean wants(BibEntry entry, Span value) {
            for (Seeker seeker : listening) {
                if (!seeker.found && seeker.wants(entry, value)) {
                    return true;
                }
            }
            return false;
        }

        @Override
        public void field(String name) {
            wants(name);
            listening.forEach(Seeker::field);
        }

        @Override
        public void word(char[] letters, int length, boolean again) {
            for (Seeker seeker : listening) {
                seeker.word(letters, length, again);
            }
        }
    }

    /// Looks for one part of the query.
    private abstract static class Seeker implements SearchWords.Sink {
        boolean found;

        /// Whether it concerns a field.
        abstract boolean wants(String field);

        /// Whether such a field may match, given its value.
        boolean wants(BibEntry entry, Span value) {
            return true;
        }

        /// Starts such a field.
        void field() {}

        @Override
        public void word(char[] letters, int length, boolean again) {}

        void forget() {
            found = false;
        }
    }

    private static final class FieldSeeker extends Seeker {
        private final Query.Has has;

        FieldSeeker(Query.Has has) {
            this.has = has;
        }

        @Override
        boolean wants(String field) {
            return has.fields().contains(field);
        }

        @Override
        void field() {
            found = true;
        }
    }

    private static final class YearSeeker extends Seeker {
        private final Query.Years years;

        YearSeeker(Query.Years years) {
            this.years = years;
        }

        @Override
        boolean wants(String field) {
            return field.equals(SearchFields.YEAR);
        }

        @Override
        public void word(char[] letters, int length, boolean again) {
            found |= years.has(Integer.parseInt(new String(letters, 0, length)));
        }
    }

    /// Whether a field is one of some; of all texts if there are none.
    private static boolean isIn(List<String> fields, String field) {
        return fields.isEmpty() ? !SearchFields.APART.contains(field) : fields.contains(field);
    }

    private static final class WithinSeeker extends Seeker {
        private final Query.Within within;

        WithinSeeker(Query.Within within) {
            this.within = within;
        }

        @Override
        boolean wants(String field) {
            return isIn(within.fields(), field);
        }

        @Override
        public void word(char[] letters, int length, boolean again) {
            String word = new String(letters, 0, length);
            found |= within.forms().stream().anyMatch(word::contains);
        }
    }

    private static final class PhraseSeeker extends Seeker {
        private final Query.Phrase phrase;
        private final PhraseSpellings spellings;
        private final int length;

        /// The prefix lengths of the phrase that end before the current word, and with it.
        private BitSet before = new BitSet();

        private BitSet ends = new BitSet();

        PhraseSeeker(Query.Phrase phrase) {
            this.phrase = phrase;
            this.spellings = PhraseSpellings.of(phrase);
            this.length = phrase.words().size();
        }

        @Override
        boolean wants(String field) {
            return isIn(phrase.fields(), field);
        }

        @Override
        boolean wants(BibEntry entry, Span value) {
            QuickAnswer there = spellings.in(entry.slice(), value);
            found |= there == QuickAnswer.YES && !phrase.whole();
            return there != QuickAnswer.NO && !found;
        }

        @Override
        void field() {
            ends.clear();
        }

        @Override
        public void word(char[] letters, int size, boolean again) {
            if (!again) {
                BitSet old = before;
                before = ends;
                ends = old;
                ends.clear();
                before.set(0);
            }
            for (int i = before.nextSetBit(0); i >= 0 && i < length; i = before.nextSetBit(i + 1)) {
                if (isWord(i, letters, size)) {
                    ends.set(i + 1);
                }
            }
            found |= ends.get(length);
        }

        private boolean isWord(int place, char[] letters, int size) {
            boolean begun = !phrase.whole() && place == length - 1;
            for (String form : phrase.words().get(place)) {
                boolean fits = begun ? form.length() <= size : form.length() == size;
                if (fits && begins(form, letters)) {
                    return true;
                }
            }
            return false;
        }

        private static boolean begins(String form, char[] letters) {
            for (int i = 0; i < form.length(); i++) {
                if (form.charAt(i) != letters[i]) {
                    return false;
                }
            }
            return true;
        }
    }
}
