package octavo.cli.commands;

import octavo.cli.terminal.CommandRefusal;
import octavo.cli.terminal.ExitStatus;
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
            description = "Two names are one person.")
    private List<String> same = List.of();

    @Option(
            names = "--different",
            arity = "2",
            paramLabel = "NAME",
            description = "Two names are different persons; this is not asked again.")
    private List<String> different = List.of();

    @Option(
            names = "--prefer",
            arity = "2",
            paramLabel = "NAME",
            description = "A name, and how to write it.")
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
            description = "Forgets all that was noted about a person.")
    private List<String> forgotten = List.of();

    boolean isEmpty() {
        return Stream.of(same, different, preferred, orcids, me, advisees, forgotten)
                .allMatch(List::isEmpty);
    }

    /// The decisions with these added.
    PersonDecisions on(People people) {
        PersonDecisions decided = people.decisions();
        for (String name : forgotten) {
            decided = decided.without(PeoplePlans.key(people, name));
        }
        for (int i = 0; i + 1 < same.size(); i += 2) {
            decided = same(people, decided, same.get(i), same.get(i + 1));
        }
        for (int i = 0; i + 1 < different.size(); i += 2) {
            decided =
                    decided.different(
                            PeoplePlans.key(people, different.get(i)),
                            PeoplePlans.key(people, different.get(i + 1)));
        }
        for (int i = 0; i + 1 < preferred.size(); i += 2) {
            decided =
                    decided.preferred(
                            PeoplePlans.key(people, preferred.get(i)), preferred.get(i + 1));
        }
        for (int i = 0; i + 1 < orcids.size(); i += 2) {
            decided =
                    decided.orcid(PeoplePlans.key(people, orcids.get(i)), orcid(orcids.get(i + 1)));
        }
        for (String name : me) {
            decided = decided.me(PeoplePlans.key(people, name), true);
        }
        for (String name : advisees) {
            decided = decided.advisee(PeoplePlans.key(people, name), true);
        }
        return decided;
    }

    private static String orcid(String typed) {
        return Orcid.parse(typed)
                .value()
                .filter(Orcid::isValid)
                .map(Orcid::number)
                .orElseThrow(() ->
                        new CommandRefusal(
                                ExitStatus.WRONG_USE,
                                typed
                                        + " is not an ORCID: it has sixteen digits, the last of"
                                        + " which checks the others, as in 0000-0002-1825-0097"));
    }

    private static PersonDecisions same(
            People people, PersonDecisions decided, String one, String other) {
        NameVariant a = PeoplePlans.variant(people, one);
        NameVariant b = PeoplePlans.variant(people, other);
        String orcidA = a.orcid().isEmpty() ? decided.orcid(a.key()) : a.orcid();
        String orcidB = b.orcid().isEmpty() ? decided.orcid(b.key()) : b.orcid();
        if (!orcidA.isEmpty() && !orcidB.isEmpty() && !orcidA.equals(orcidB)) {
            throw new CommandRefusal(
                    ExitStatus.PROBLEMS,
                    one + " and " + other + " have different ORCIDs, so they are two people");
        }
        return decided.same(a.key(), b.key());
    }
}
