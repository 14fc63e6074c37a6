package octavo.cli.output;

import octavo.cli.process.TerminalWriter;
import octavo.people.KnownIndividual;
import octavo.people.NameVariant;
import octavo.people.Person;
import octavo.people.PersonCandidate;

import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/// Prints people as text or as JSON.
public final class PeopleOutput {
    private final PrintWriter terminalOutput;
    private final boolean isJson;

    public PeopleOutput(PrintWriter out, boolean json) {
        this.terminalOutput = json ? TerminalWriter.ofJson(out) : TerminalWriter.of(out);
        this.isJson = json;
    }

    public void printCandidates(List<PersonCandidate> candidates) {
        if (isJson) {
            ArrayNode peopleJson = JsonMapper.shared().createArrayNode();
            candidates.forEach(each -> addJson(peopleJson.addObject(), each));
            terminalOutput.println(peopleJson.toPrettyString());
            return;
        }
        for (PersonCandidate each : candidates) {
            String names =
                    each.variants().stream()
                            .map(it -> it.variantKey() + " (" + it.entryCount() + ")")
                            .collect(Collectors.joining(" \u00b7 "));
            terminalOutput.printf(
                    "%3.0f %%  %s%s%n", each.score() * 100, questionFor(each.kind()), names);
            each.reasons().forEach(reason -> terminalOutput.println("       " + reason));
        }
    }

    private static String questionFor(PersonCandidate.PersonCandidateKind kind) {
        return switch (kind) {
            case SAME -> "";
            case SWAPPED -> "swapped? ";
            case DIVIDED -> "divided differently? ";
        };
    }

    private static void addJson(ObjectNode node, PersonCandidate personCandidate) {
        node.put("kind", personCandidate.kind().name().toLowerCase(Locale.ROOT));
        node.put("score", Math.round(personCandidate.score() * 100) / 100.0);
        node.put("certain", personCandidate.isCertain());
        ArrayNode namesJson = node.putArray("names");
        personCandidate.variants().forEach(each -> addJson(namesJson.addObject(), each));
        ReasonsJson.put(personCandidate.reasons(), node);
    }

    private static void addJson(ObjectNode node, NameVariant nameVariant) {
        node.put("name", nameVariant.variantKey());
        node.put("entries", nameVariant.entryCount());
        ArrayNode writtenJson = node.putArray("written");
        nameVariant.rawNames().forEach(writtenJson::add);
    }

    public void printAll(List<KnownIndividual> people) {
        if (isJson) {
            ArrayNode peopleJson = JsonMapper.shared().createArrayNode();
            people.forEach(each -> addJson(peopleJson.addObject(), each));
            terminalOutput.println(peopleJson.toPrettyString());
            return;
        }
        for (KnownIndividual each : people) {
            String otherNames =
                    each.variants().stream()
                            .map(NameVariant::variantKey)
                            .filter(key -> !key.equals(each.name()))
                            .collect(Collectors.joining(" \u00b7 "));
            String otherNote = otherNames.isEmpty() ? "" : "  (" + otherNames + ")";
            terminalOutput.printf(
                    "%5d  %s%s%s%n", each.entryCount(), each.name(), remarksOn(each), otherNote);
        }
    }

    private static String remarksOn(KnownIndividual individual) {
        String selfNote = individual.decidedPerson().filter(Person::isMe).isPresent() ? "  me" : "";
        String adviseeNote =
                individual.decidedPerson().filter(Person::isAdvisee).isPresent() ? "  advisee" : "";
        return selfNote
                + adviseeNote
                + (individual.orcid().isEmpty() ? "" : "  " + individual.orcid());
    }

    private static void addJson(ObjectNode node, KnownIndividual individual) {
        node.put("name", individual.name());
        node.put("entries", individual.entryCount());
        if (!individual.orcid().isEmpty()) {
            node.put("orcid", individual.orcid());
        }
        node.put("me", individual.decidedPerson().filter(Person::isMe).isPresent());
        node.put("advisee", individual.decidedPerson().filter(Person::isAdvisee).isPresent());
        ArrayNode namesJson = node.putArray("names");
        individual.variants().forEach(each -> addJson(namesJson.addObject(), each));
    }
}
