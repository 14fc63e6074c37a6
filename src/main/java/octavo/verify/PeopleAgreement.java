package octavo.verify;

import octavo.names.NameShape;
import octavo.names.PersonName;

import java.util.ArrayList;
import java.util.List;

/// How well the claimed people agree with those of a record. Their order does not count: services
/// sort some lists by the alphabet.
///
/// @param sharedCount how many are in both lists
/// @param strangers the claimed people who are not in the record
/// @param missingPeople the record's people who are not claimed
/// @param isComparable whether both name people, and no group of them
public record PeopleAgreement(
        int sharedCount, List<String> strangers, List<String> missingPeople, boolean isComparable) {
    /// Names that begin with the same letters may be short forms: Dave, David.
    private static final int SHORT_FORM_LETTERS = 3;

    public PeopleAgreement {
        strangers = List.copyOf(strangers);
        missingPeople = List.copyOf(missingPeople);
    }

    static PeopleAgreement of(
            List<PersonName> claimedPeople,
            boolean claimsOthers,
            List<PersonName> recordedPeople,
            boolean recordsOthers) {
        List<PersonName> remainingPeople = new ArrayList<>(recordedPeople);
        List<String> strangers = new ArrayList<>();
        for (PersonName claimedPerson : claimedPeople) {
            remainingPeople.stream()
                    .filter(recordedPerson -> areOne(claimedPerson, recordedPerson))
                    .findFirst()
                    .ifPresentOrElse(
                            remainingPeople::remove,
                            () -> strangers.add(claimedPerson.displayName()));
        }
        boolean haveGroup =
                claimedPeople.stream().anyMatch(it -> it.literal().isPresent())
                        || recordedPeople.stream().anyMatch(it -> it.literal().isPresent());
        return new PeopleAgreement(
                claimedPeople.size() - strangers.size(),
                recordsOthers ? List.of() : strangers,
                claimsOthers
                        ? List.of()
                        : remainingPeople.stream().map(PersonName::displayName).toList(),
                !claimedPeople.isEmpty() && !recordedPeople.isEmpty() && !haveGroup);
    }

    /// Whether two names may belong to one person, by the rule of People.
    public static boolean areOne(PersonName claimedPerson, PersonName recordedPerson) {
        NameShape claimedShape = NameShape.of(claimedPerson.toUnicode());
        NameShape recordedShape = NameShape.of(recordedPerson.toUnicode());
        if (claimedShape.sortedWords().equals(recordedShape.sortedWords())) {
            return true;
        }
        boolean hasSameFamily =
                claimedShape.contractedFamily().equals(recordedShape.contractedFamily())
                        || claimedShape.hasSameFamily(recordedShape);
        return hasSameFamily
                && (claimedShape.givenNames().isEmpty()
                        || recordedShape.givenNames().isEmpty()
                        || claimedShape.isCompatibleWith(recordedShape)
                        || haveShortForm(claimedShape, recordedShape));
    }

    private static boolean haveShortForm(NameShape firstShape, NameShape secondShape) {
        String firstGiven = firstShape.givenNames().getFirst().bareForm();
        String secondGiven = secondShape.givenNames().getFirst().bareForm();
        return firstGiven.length() >= SHORT_FORM_LETTERS
                && secondGiven.length() >= SHORT_FORM_LETTERS
                && firstGiven.regionMatches(0, secondGiven, 0, SHORT_FORM_LETTERS);
    }

    /// Whether nothing speaks against their being the same people.
    public boolean areSame() {
        return !isComparable || strangers.isEmpty() && missingPeople.isEmpty();
    }

    /// Whether nobody is in both lists.
    boolean areOthers() {
        return isComparable && sharedCount == 0;
    }

    /// Whether at least half of the longer list are in both.
    public boolean areMostlySame() {
        return isComparable
                && sharedCount > 0
                && sharedCount >= Math.max(strangers.size(), missingPeople.size());
    }

    int differenceCount() {
        return strangers.size() + missingPeople.size();
    }
}
