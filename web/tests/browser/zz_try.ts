import { openHouse, browserPath } from "./house.ts";
import { chromium } from "playwright-core";
import { execSync } from "node:child_process";
import { visitor } from "./visitor.ts";
import { Clicker } from "./play.ts";
import { Chance } from "./chance.ts";
import { people, bots } from "./api.ts";
const cpu = () => { const o = execSync("ps -eo pid,ppid,cputimes,args").toString().split("\n").slice(1).map(l=>l.trim().split(/\s+/)); 
 const kids = new Set([String(process.pid)]); let grew=true; while(grew){grew=false; for(const [p,pp] of o) if(p&&kids.has(pp!)&&!kids.has(p)){kids.add(p);grew=true;}}
 const out:Record<string,number>={}; for(const [p,,c,...a] of o) if(p&&kids.has(p)){ const args=a.join(" "); const k=args.includes("--type=renderer")?"renderer":args.includes("chromium")?"chromium":args.includes("server.py")?"server":args.includes("python")?"bot":"node"; out[k]=(out[k]??0)+Number(c);} return out; };
const house = await openHouse();
const b = await chromium.launch({ executablePath: browserPath(), args: ["--no-sandbox","--disable-gpu"] });
const [game, n, kind, lang, max] = (process.env.ARGS ?? "zhanguo 2 hot en 100").split(" ");
const g = await visitor(b, house.address, { name:"Ann", lang: lang as "en" });
const t = await g.api.newTable({ game, seats: kind==="hot"? people(Number(n)) : [{who:"me"}, ...bots(Number(n)-1)] } as never);
await g.page.goto(`/table/${t.id}`);
const c = new Clicker(g, new Chance(process.env.SEED ?? "x"));
const cdp = await g.context.newCDPSession(g.page); await cdp.send("Performance.enable"); const met=async()=>Object.fromEntries((await cdp.send("Performance.getMetrics")).metrics.map(m=>[m.name,m.value]));
const m0=await met(); if (process.env.TRACE) await b.startTracing(g.page,{path:"/tmp/bt/trace.json",categories:["devtools.timeline","disabled-by-default-devtools.timeline","cc","blink","viz","v8"]});
const c0 = cpu(); const t0=Date.now(); let i=0;
try { while (i<Number(max) && await c.click(30000)) i++; } catch(e) { console.log(String(e)); }
await g.page.screenshot({path:"/tmp/bt/b.png"});
const c1=cpu(); if (process.env.TRACE) await b.stopTracing(); const m1=await met(); for (const k of ["LayoutDuration","RecalcStyleDuration","ScriptDuration","TaskDuration","LayoutCount","RecalcStyleCount","Nodes","V8CompileDuration"]) console.log(k, (m1[k]!-m0[k]!).toFixed(2), m1[k]);
console.log(i, "clicks", (Date.now()-t0)/1000, "s", Object.fromEntries(Object.keys(c1).map(k=>[k, c1[k]!-(c0[k]??0)])), c.played, [...c.unreachable], g.complaints.slice(0,5));
await b.close(); await house.close();
