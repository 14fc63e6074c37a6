package octavo.officedocuments.codes;

import octavo.csl.Cite.CiteMode;
import octavo.formats.workdrafts.ImportedWork;
import octavo.officedocuments.codes.CodedCite.CiteDetails;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Reads Word's own citations: `CITATION Tag \p 12 \m Other \l 1033` (ISO/IEC 29500-1, 17.16.5.10).
final class WordCodeReader {
    private static final Pattern TOKEN = Pattern.compile("\"((?:[^\"\\\\]|\\\\.)*)\"|(\\S+)");

    private WordCodeReader() {}

    /// @param worksByTag the sources of the document
    static CitationCode read(String code, Map<String, ImportedWork> worksByTag) {
        List<String> tokens = new ArrayList<>();
        Matcher token = TOKEN.matcher(code);
        while (token.find()) {
            tokens.add(
                    token.group(1) == null
                            ? token.group(2)
                            : token.group(1).replaceAll("\\\\(.)", "$1"));
        }
        List<CodedCite> cites = new ArrayList<>();
        String tag = tokens.size() > 1 ? tokens.get(1) : "";
        CiteDetails details = CiteDetails.PLAIN;
        for (int i = 2; i < tokens.size(); i++) {
            String argument = i + 1 < tokens.size() ? tokens.get(i + 1) : "";
            switch (tokens.get(i)) {
                case "\\m" -> {
                    cites.add(citeOf(tag, details, worksByTag));
                    tag = argument;
                    details = CiteDetails.PLAIN;
                    i++;
                }
                case "\\p" -> {
                    details = details.withLocator(argument, "page");
                    i++;
                }
                case "\\v" -> {
                    details =
                            details.locator().isEmpty()
                                    ? details.withLocator(argument, "volume")
                                    : details;
                    i++;
                }
                case "\\f" -> {
                    details = details.withPrefix(argument);
                    i++;
                }
                case "\\s" -> {
                    details = details.withSuffix(argument);
                    i++;
                }
                case "\\n" -> details = details.withMode(CiteMode.SUPPRESS_AUTHOR);
                case "\\y" -> details = details.withMode(CiteMode.AUTHOR_ONLY);
                default -> {}
            }
        }
        cites.add(citeOf(tag, details, worksByTag));
        cites.removeIf(cite -> cite.id().isEmpty());
        return CitationCode.citation(CitationManager.WORD, cites);
    }

    private static CodedCite citeOf(
            String tag, CiteDetails details, Map<String, ImportedWork> worksByTag) {
        Optional<ImportedWork> work = Optional.ofNullable(worksByTag.get(tag));
        return new CodedCite(tag, List.of(), Optional.of(tag), Optional.empty(), work, details);
    }
}
