package octavo.cli.commands;

import octavo.cli.process.CommandRefusal;
import octavo.cli.process.ExitStatus;
import octavo.people.NameVariant;
import octavo.people.People;
import octavo.people.PersonDecisions;
import octavo.values.Orcid;

import picocli.CommandLine.Option;

import java.util.List;
import java.util.stream.Stream;

/// The options of `octavo people` that decide about people.
final class PeopleVerdicts {
    @Option(
            names = "--same",
            arity = "2",
            paramLabel = "NAME",
            description = "Both names are the same person.")
    private List<String> same = List.of();

    @Option(
            names = "--different",
            arity = "2",
            paramLabel = "NAME",
            description = "These names are different people; Octavo does not ask again.")
    private List<String> different = List.of();

    @Option(
            names = "--prefer",
            arity = "2",
            paramLabel = "NAME",
            description = "A name, and its preferred spelling.")
    private List<String> preferred = List.of();

    @Option(
            names = "--orcid",
            arity = "2",
            paramLabel = "NAME",
            description = "A name, and the person's ORCID.")
    private List<String> orcids = List.of();

    @Option(names = "--me", paramLabel = "NAME", description = "This is you.")
    private List<String> me = List.of();

    @Option(names = "--advisee", paramLabel = "NAME", description = "You advise this person.")
    private List<String> advisees = List.of();

    @Option(
            names = "--forget",
            paramLabel = "NAME",
            description = "Forgets all decisions about a person.")
    private List<String> forgotten = List.of();

    boolean isEmpty() {
        return Stream.of(same, different, preferred, orcids, me, advisees, forgotten)
                .allMatch(List::isEmpty);
    }

    /// The decisions with these added.
    PersonDecisions decideOn(People people) {
        PersonDecisions newDecisions = people.decisions();
        for (String name : forgotten) {
            newDecisions = newDecisions.withoutSpelling(PeoplePlans.keyOf(people, name));
        }
        for (int i = 0; i + 1 < same.size(); i += 2) {
            newDecisions = decideSame(people, newDecisions, same.get(i), same.get(i + 1));
        }
        for (int i = 0; i + 1 < different.size(); i += 2) {
            newDecisions =
                    newDecisions.decideDifferent(
                            PeoplePlans.keyOf(people, different.get(i)),
                            PeoplePlans.keyOf(people, different.get(i + 1)));
        }
        for (int i = 0; i + 1 < preferred.size(); i += 2) {
            newDecisions =
                    newDecisions.preferName(
                            PeoplePlans.keyOf(people, preferred.get(i)), preferred.get(i + 1));
        }
        for (int i = 0; i + 1 < orcids.size(); i += 2) {
            newDecisions =
                    newDecisions.orcid(
                            PeoplePlans.keyOf(people, orcids.get(i)),
                            parseOrcid(orcids.get(i + 1)));
        }
        for (String name : me) {
            newDecisions = newDecisions.markMe(PeoplePlans.keyOf(people, name), true);
        }
        for (String name : advisees) {
            newDecisions = newDecisions.markAdvisee(PeoplePlans.keyOf(people, name), true);
        }
        return newDecisions;
    }

    private static String parseOrcid(String typedOrcid) {
        return Orcid.parse(typedOrcid)
                .value()
                .filter(Orcid::isValid)
                .map(Orcid::number)
                .orElseThrow(() ->
                        new CommandRefusal(
                                ExitStatus.WRONG_USE,
                                typedOrcid
                                        + " is not an ORCID: it has sixteen digits, the last of"
                                        + " which checks the others, as in 0000-0002-1825-0097"));
    }

    private static PersonDecisions decideSame(
            People people, PersonDecisions newDecisions, String firstName, String secondName) {
        NameVariant firstVariant = PeoplePlans.variantOf(people, firstName);
        NameVariant secondVariant = PeoplePlans.variantOf(people, secondName);
        String firstOrcid =
                firstVariant.orcid().isEmpty()
                        ? newDecisions.orcid(firstVariant.variantKey())
                        : firstVariant.orcid();
        String secondOrcid =
                secondVariant.orcid().isEmpty()
                        ? newDecisions.orcid(secondVariant.variantKey())
                        : secondVariant.orcid();
        if (!firstOrcid.isEmpty() && !secondOrcid.isEmpty() && !firstOrcid.equals(secondOrcid)) {
            throw new CommandRefusal(
                    ExitStatus.PROBLEMS,
                    firstName
                            + " and "
                            + secondName
                            + " have different ORCIDs, so they are two people");
        }
        return newDecisions.decideSame(firstVariant.variantKey(), secondVariant.variantKey());
    }
}
