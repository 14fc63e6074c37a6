package octavo.csl;

/// The global options of a style.
public record StyleOptions(
        boolean initializeWithHyphen, String pageRangeFormat, String demoteNonDroppingParticle) {}
