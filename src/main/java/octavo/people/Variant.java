package octavo.people;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/// A spelling and where it is used. Where an ORCID stands with a name, namesakes who are spelt
/// alike are different variants.
///
/// @param orcid the number, or empty
public record Variant(Spelling spelling, String orcid, NameShape shape, List<Mention> uses) {
    public Variant {
        uses = List.copyOf(uses);
    }

    /// What tells it from all others.
    public String key() {
        return key(spelling, orcid);
    }

    static String key(Spelling spelling, String orcid) {
        String numbered =
                spelling.number().isEmpty()
                        ? spelling.written()
                        : spelling.written() + " " + spelling.number();
        return orcid.isEmpty() ? numbered : numbered + " " + orcid;
    }

    public String written() {
        return spelling.written();
    }

    /// In how many entries it is.
    public int entries() {
        return (int) uses.stream().mapToInt(Mention::slot).distinct().count();
    }

    /// The ways in which the file writes it.
    public Set<String> raws() {
        var raws = new LinkedHashSet<String>();
        uses.forEach(use -> raws.add(use.raw()));
        return raws;
    }

    Variant with(List<Mention> now) {
        return new Variant(spelling, orcid, shape, now);
    }

    boolean isPerson() {
        return !spelling.body() && !shape.family().isEmpty();
    }
}
