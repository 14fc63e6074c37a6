package octavo;

import org.junit.platform.suite.api.IncludeClassNamePatterns;
import org.junit.platform.suite.api.SelectPackages;
import org.junit.platform.suite.api.Suite;

/// All tests with a window, as one, so that Surefire gives them to one JVM while another one takes
/// the rest: much of what a window costs is paid once in a JVM.
@Suite
@SelectPackages("octavo")
@IncludeClassNamePatterns(".*ViewTest")
class AllWindowsTest {}
