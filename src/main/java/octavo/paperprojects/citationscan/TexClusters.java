package octavo.paperprojects.citationscan;

import octavo.latex.LaTeX;
import octavo.paperprojects.citationscan.CitationCluster.AuthorUse;
import octavo.paperprojects.citationscan.CitationCluster.ClusterCite;
import octavo.paperprojects.citationscan.CitationCluster.KeyTarget;
import octavo.paperprojects.citationscan.TexCitations.CitationCommand;
import octavo.paperprojects.citationscan.TexCitations.KeyGroup;
import octavo.text.Span;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/// The citation commands of a TeX source as citations: `\cite[see][p.~3]{key}`, `\citet{key}`.
final class TexClusters {
    /// Those that a citation in a CSL style cannot express.
    private static final Pattern OTHER_COMMAND =
            Pattern.compile(
                    "nocite|bibentry|defcitealias|citetitle|citeurl|citenum|.*(?i:fullcite|volcite).*");

    private static final Pattern IN_TEXT_COMMAND =
            Pattern.compile("(?i)textcites?|citet|citeasnoun|newcite|shortciteA");

    private static final Pattern YEAR_COMMAND = Pattern.compile("(?i)cite(?:year|date)[a-z]*");
    private static final Pattern AUTHOR_COMMAND = Pattern.compile("(?i)cite(?:full)?authors?");

    /// The commands of biblatex whose star hides the author.
    private static final Pattern STARRED_COMMAND = Pattern.compile("(?i)(?:auto|paren)?cite");

    private final String tex;

    private TexClusters(String tex) {
        this.tex = tex;
    }

    static List<CitationCluster> readClusters(String tex) {
        return tex.indexOf('\\') < 0 ? List.of() : new TexClusters(tex).readClusters();
    }

    private List<CitationCluster> readClusters() {
        List<CitationCluster> clusters = new ArrayList<>();
        for (CitationCommand command : TexCitations.commandsIn(tex)) {
            List<ClusterCite> cites = cites(command);
            if (!cites.isEmpty() && !OTHER_COMMAND.matcher(command.name()).matches()) {
                boolean isInText = IN_TEXT_COMMAND.matcher(command.name()).matches();
                clusters.add(new CitationCluster(command.span(), cites, isInText));
            }
        }
        return clusters;
    }

    private List<ClusterCite> cites(CitationCommand command) {
        AuthorUse authorUse = authorUse(command);
        List<ClusterCite> cites = new ArrayList<>();
        for (KeyGroup group : command.groups()) {
            List<Span> options = group.options();
            String prefix = options.size() > 1 ? plainText(options.getFirst()) : "";
            String suffix = options.isEmpty() ? "" : plainText(options.getLast());
            for (int i = 0; i < group.citedKeys().size(); i++) {
                boolean isFirst = i == 0;
                boolean isLast = i == group.citedKeys().size() - 1;
                cites.add(
                        new ClusterCite(
                                new KeyTarget(group.citedKeys().get(i).key()),
                                isFirst ? prefix : "",
                                isLast && !suffix.isEmpty() ? ", " + suffix : "",
                                authorUse));
            }
        }
        return cites;
    }

    private static AuthorUse authorUse(CitationCommand command) {
        boolean hidesAuthor =
                YEAR_COMMAND.matcher(command.name()).matches()
                        || command.isStarred() && STARRED_COMMAND.matcher(command.name()).matches();
        return hidesAuthor
                ? AuthorUse.HIDDEN
                : AUTHOR_COMMAND.matcher(command.name()).matches()
                        ? AuthorUse.ALONE
                        : AuthorUse.SHOWN;
    }

    /// The content of an option without its brackets.
    private String plainText(Span option) {
        return LaTeX.toUnicode(tex.substring(option.start() + 1, option.end() - 1)).strip();
    }
}
