@echo off
rem Octavo: "octavo [FILE...]" opens the window, "octavo COMMAND ..." does one thing here.
setlocal
set "home=%~dp0.."
set "java=@JAVA@\bin\java.exe"
if not exist "%java%" set "java=%JAVA_HOME%\bin\java.exe"
if not exist "%java%" set "java=java.exe"
set "options=-XX:Tier3DelayOn=0 -XX:Tier2InvokeNotifyFreqLog=16 -XX:Tier2BackedgeNotifyFreqLog=19 -XX:GCTimeRatio=1 -XX:MaxNewSize=128m -XX:MinHeapFreeRatio=10 -XX:MaxHeapFreeRatio=25 -XX:+ExplicitGCInvokesConcurrent -XX:+UseCompactObjectHeaders"
if "%~1"=="cv" set "options=-XX:+UseSerialGC -XX:TieredStopAtLevel=1 -XX:InitialRAMPercentage=4 -XX:NewRatio=1 -XX:MetaspaceSize=64m -XX:SweeperThreshold=100"
"%java%" %options% -XX:-UsePerfData -Xlog:disable ^
  --enable-native-access=javafx.graphics,ALL-UNNAMED --add-exports=javafx.base/com.sun.javafx.event=ALL-UNNAMED -XX:AOTCache="%home%\lib\window.aot" ^
  -p "%home%\lib\javafx" --add-modules javafx.controls,jfx.incubator.richtext -cp "%home%\lib\octavo.jar" octavo.launch.Main %*
