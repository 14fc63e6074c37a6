package octavo.officedocuments.codes;

import octavo.officedocuments.codes.CodedCite.CiteDetails;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Reads the names of JabRef's marks: `JABREF_key CID_1, JABREF_other CID_2 id`, or
/// `JR_cite2_1_key,other` with the number of the mark and the kind of citation.
final class JabrefCodeReader {
    private static final Pattern STYLED = Pattern.compile("JR_cite\\d*_([123])_(.*)");
    private static final Pattern NUMBERED = Pattern.compile("JABREF_(\\S+) CID_\\d+(?=,? |$)");

    private JabrefCodeReader() {}

    static Optional<CitationCode> read(String name) {
        Matcher styled = STYLED.matcher(name);
        List<CodedCite> cites;
        if (styled.matches()) {
            cites =
                    Arrays.stream(styled.group(2).split(",", -1))
                            .map(String::strip)
                            .filter(key -> !key.isEmpty())
                            .map(key -> CodedCite.named(key, CiteDetails.PLAIN))
                            .toList();
        } else {
            cites =
                    NUMBERED.matcher(name)
                            .results()
                            .map(result -> CodedCite.named(result.group(1), CiteDetails.PLAIN))
                            .toList();
        }
        return cites.isEmpty()
                ? Optional.empty()
                : Optional.of(CitationCode.citation(CitationManager.JABREF, cites));
    }
}
