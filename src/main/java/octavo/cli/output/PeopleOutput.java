package octavo.cli.output;

import octavo.cli.terminal.TerminalWriter;
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
    private final PrintWriter out;
    private final boolean json;

    public PeopleOutput(PrintWriter out, boolean json) {
        this.out = json ? TerminalWriter.ofJson(out) : TerminalWriter.of(out);
        this.json = json;
    }

    public void printCandidates(List<PersonCandidate> candidates) {
        if (json) {
            ArrayNode array = JsonMapper.shared().createArrayNode();
            candidates.forEach(each -> add(array.addObject(), each));
            out.println(array.toPrettyString());
            return;
        }
        for (PersonCandidate each : candidates) {
            String names =
                    each.variants().stream()
                            .map(it -> it.key() + " (" + it.entries() + ")")
                            .collect(Collectors.joining(" \u00b7 "));
            out.printf("%3.0f %%  %s%s%n", each.score() * 100, question(each.kind()), names);
            each.reasons().forEach(reason -> out.println("       " + reason));
        }
    }

    private static String question(PersonCandidate.Kind kind) {
        return switch (kind) {
            case SAME -> "";
            case SWAPPED -> "swapped? ";
            case DIVIDED -> "divided differently? ";
        };
    }

    private static void add(ObjectNode node, PersonCandidate candidate) {
        node.put("kind", candidate.kind().name().toLowerCase(Locale.ROOT));
        node.put("score", Math.round(candidate.score() * 100) / 100.0);
        node.put("certain", candidate.isCertain());
        ArrayNode names = node.putArray("names");
        candidate.variants().forEach(each -> add(names.addObject(), each));
        ReasonsJson.put(candidate.reasons(), node);
    }

    private static void add(ObjectNode node, NameVariant variant) {
        node.put("name", variant.key());
        node.put("entries", variant.entries());
        ArrayNode written = node.putArray("written");
        variant.raws().forEach(written::add);
    }

    public void printAll(List<KnownIndividual> people) {
        if (json) {
            ArrayNode array = JsonMapper.shared().createArrayNode();
            people.forEach(each -> add(array.addObject(), each));
            out.println(array.toPrettyString());
            return;
        }
        for (KnownIndividual each : people) {
            String others =
                    each.variants().stream()
                            .map(NameVariant::key)
                            .filter(key -> !key.equals(each.name()))
                            .collect(Collectors.joining(" \u00b7 "));
            String also = others.isEmpty() ? "" : "  (" + others + ")";
            out.printf("%5d  %s%s%s%n", each.entries(), each.name(), remarks(each), also);
        }
    }

    private static String remarks(KnownIndividual person) {
        String me = person.decided().filter(Person::me).isPresent() ? "  me" : "";
        String advisee = person.decided().filter(Person::advisee).isPresent() ? "  advisee" : "";
        return me + advisee + (person.orcid().isEmpty() ? "" : "  " + person.orcid());
    }

    private static void add(ObjectNode node, KnownIndividual person) {
        node.put("name", person.name());
        node.put("entries", person.entries());
        if (!person.orcid().isEmpty()) {
            node.put("orcid", person.orcid());
        }
        node.put("me", person.decided().filter(Person::me).isPresent());
        node.put("advisee", person.decided().filter(Person::advisee).isPresent());
        ArrayNode names = node.putArray("names");
        person.variants().forEach(each -> add(names.addObject(), each));
    }
}
